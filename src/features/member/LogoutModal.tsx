import { subscribeKey } from 'valtio/vanilla/utils';
import { Failure } from '#contract/failure.ts';
import type { ModalBase } from '#nav/modal.ts';
import { track } from '#nav/analytics.ts';
import { report } from '#nav/report.ts';
import { toast } from '#nav/toasts.ts';
import { readPushRecord } from '#browser/push/pushRecord.ts';
import { useAction } from '#nav/useAction.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from './words.en.ts';

export interface LogoutModalProps extends ModalBase {
  /** Logs out on every device, which needs the operator; otherwise only here, with or without a network. */
  all?: boolean;
}

/** Asks for confirmation before logging out; closes once the session has ended, and stays where the log-out failed. */
export function LogoutModal({ close, all = false }: LogoutModalProps) {
  const t = words.use();
  const common = shell.use();
  const leaving = useAction(logOut, (failure) => {
    // The session has ended before the rest of its log-out failed.
    if (stores.session.userId === 0) return;
    if (failure instanceof Failure && failure.kind === 'stopped') toast(common('brokenTitle'));
    else report(failure);
  });

  /** Sends the log-out within the tap, so that a page closed right after can't lose it. */
  function leave() {
    track('logout');
    // At once, so that the dialog's history entry is gone before the app goes home.
    const stop = subscribeKey(stores.session, 'userId', () => close(), true);
    const sent = app.player.logout(all ? { all } : { push: readPushRecord()?.endpoint });
    void leaving.run(Promise.allSettled([sent])).finally(stop);
  }

  async function logOut(sent: Promise<[PromiseSettledResult<void>]>) {
    const [left] = await sent;
    if (left.status === 'rejected') throw left.reason;
  }

  return (
    <Dialog
      title={t(all ? 'logoutAllTitle' : 'logoutTitle')}
      onClose={close}
      closeLabel={common('close')}
      foot={
        <>
          <Button kind="danger" busy={leaving.busy} onClick={leave}>
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
