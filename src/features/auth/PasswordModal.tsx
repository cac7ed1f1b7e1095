import type { ModalBase } from '../../app/modals.ts';
import { words as shell } from '../../app/words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordForm, useHadPassword } from './PasswordForm.tsx';
import { words } from './words.ts';

/** The password, over the page that is open. */
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
