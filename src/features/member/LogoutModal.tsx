import type { ModalBase } from '../../app/modals.ts';
import { track } from '../../app/track.ts';
import { app } from '../../app/worker.ts';
import { words as shell } from '../../app/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { words } from './words.ts';

/** Asks before logging out, which works with or without a network. */
export default function LogoutModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const leave = () => {
    track('logout');
    close();
    void app.logout().catch(() => {});
  };
  return (
    <Dialog
      title={t('logoutTitle')}
      onClose={close}
      closeLabel={common('close')}
      foot={
        <>
          <Button kind="gold" onClick={leave}>
            {t('logout')}
          </Button>
          <Button onClick={close}>{t('stay')}</Button>
        </>
      }
    >
      <p>{t('logoutText')}</p>
    </Dialog>
  );
}
