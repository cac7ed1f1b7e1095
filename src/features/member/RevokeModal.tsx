import type { ModalBase } from '#nav/modal.ts';
import { toast } from '#nav/toasts.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from './words.en.ts';

export interface RevokeModalProps extends ModalBase {
  /** The session to end. */
  id: number;
  device: string;
}

/** Asks for confirmation before a session on another device is ended. */
export default function RevokeModal({ id, device, close }: RevokeModalProps) {
  const t = words.use();
  const common = shell.use();
  const ending = useAction(async () => {
    await app.account.revokeSession(id);
    close();
    toast(t('revoked', { device }));
  });
  return (
    <Dialog
      title={t('revokeTitle')}
      onClose={close}
      closeLabel={common('close')}
      foot={
        <>
          <Button kind="danger" busy={ending.busy} onClick={() => void ending.run()}>
            {t('revoke')}
          </Button>
          <Button onClick={close}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t('revokeText')}</p>
    </Dialog>
  );
}
