import type { ModalBase } from '#nav/modal.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { PasswordForm, useHadPassword } from './forms/PasswordForm.tsx';
import { words } from './words.en.ts';

/** Sets or changes the password in a dialog. */
export function PasswordModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const hasOne = useHadPassword();
  return (
    <Dialog title={t(hasOne ? 'changePassword' : 'setPassword')} onClose={close} closeLabel={common('close')}>
      <PasswordForm hasOne={hasOne} onDone={close} />
    </Dialog>
  );
}
