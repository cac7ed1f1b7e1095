import type { ModalBase } from '#nav/modal.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './Entry.module.css';
import { ForgotForm } from './forms/ForgotForm.tsx';
import { words } from './words.en.ts';

/** Resets a forgotten password in a dialog, then returns to the log-in. */
export default function ForgotModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const toLogin = () => void show('login', {}).catch(report);
  return (
    <Dialog title={t('forgotTitle')} onClose={close} closeLabel={common('close')}>
      <ForgotForm onDone={toLogin} />
      <p className={css['other']}>
        {t('remembered')}
        <Button kind="quiet" onClick={toLogin}>
          {common('login')}
        </Button>
      </p>
    </Dialog>
  );
}
