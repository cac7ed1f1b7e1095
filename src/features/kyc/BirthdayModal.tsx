import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import type { ModalBase } from '#nav/modal.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#i18n/dates.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from './words.en.ts';

export interface BirthdayModalProps extends ModalBase {
  /** Formatted like 2000-12-31. */
  birthday: string;
  onRight: () => void;
}

/**
 * Asks to confirm a date of birth that ends the application, in case the year was mistyped; it suggests no other date
 * (KY-05).
 */
export function BirthdayModal({ birthday, onRight, close }: BirthdayModalProps) {
  const t = words.use();
  const common = shell.use();
  const { code } = useSnapshot(language);
  const confirm = () => {
    close();
    onRight();
  };
  const foot = (
    <>
      <Button kind="gold" wide onClick={confirm}>
        {t('birthdayRight')}
      </Button>
      <Button wide onClick={close}>
        {t('birthdayChange')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('birthdayAsk')} foot={foot} onClose={close} closeLabel={common('close')}>
      <p>{t('bornOn', { day: formatDay(Date.parse(birthday), locales[code]) })}</p>
    </Dialog>
  );
}
