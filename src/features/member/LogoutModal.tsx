import type { ModalBase } from '#nav/modal.ts';
import { track } from '#nav/analytics.ts';
import { readPushRecord } from '#browser/push/pushRecord.ts';
import { whileBusy } from '#browser/busyLock.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from './words.en.ts';

export interface LogoutModalProps extends ModalBase {
  /** Logs out on every device, which needs the operator; otherwise only here, with or without a network. */
  all?: boolean;
}

/** Asks for confirmation before logging out. */
export function LogoutModal({ close, all = false }: LogoutModalProps) {
  const t = words.use();
  const common = shell.use();
  const leavingAll = useAction(() => app.player.logout({ all }));

  /** Sends the log-out of this device within the tap, so that a page closed right after can't lose it. */
  function leave() {
    track('logout');
    if (all) return void leavingAll.run();
    close();
    const left = app.player.logout({ push: readPushRecord()?.endpoint }).catch(() => {});
    void whileBusy(() => left);
  }

  return (
    <Dialog
      title={t(all ? 'logoutAllTitle' : 'logoutTitle')}
      onClose={close}
      closeLabel={common('close')}
      foot={
        <>
          <Button kind="danger" busy={leavingAll.busy} onClick={leave}>
            {t('logout')}
          </Button>
          <Button onClick={close}>{t('stay')}</Button>
        </>
      }
    >
      <p>{t(all ? 'logoutAllText' : 'logoutText')}</p>
    </Dialog>
  );
}
