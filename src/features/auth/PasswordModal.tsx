import type { ModalBase } from '#nav/modal.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { PasswordForm, useHadPassword } from './forms/PasswordForm.tsx';
import { words } from './words.en.ts';

export interface PasswordModalProps extends ModalBase {
  /** The dialog opened by itself, because a new player has no password yet; setting one is optional. */
  offered?: boolean;
}

/** Sets or changes the password in a dialog. */
export function PasswordModal({ close, offered = false }: PasswordModalProps) {
  const t = words.use();
  const common = shell.use();
  const hasOne = useHadPassword();
  return (
    <Dialog title={t(hasOne ? 'changePassword' : 'setPassword')} onClose={close} closeLabel={common('close')}>
      {offered && <p>{t('passwordOffer')}</p>}
      <PasswordForm hasOne={hasOne} onDone={close} />
      {offered && (
        <Button wide onClick={close}>
          {t('notNow')}
        </Button>
      )}
    </Dialog>
  );
}
