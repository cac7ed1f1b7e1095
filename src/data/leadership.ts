import { withLock } from '#browser/locks.ts';
import { stores } from './stores.ts';
import { onWorker } from './supervision.ts';
import { app } from './worker.ts';

/** How often a visible tab that isn't the leader checks that there is a live one, milliseconds. */
const watch = 1_000;

/**
 * Leader election: competes for the lock of the one tab that runs the leader tasks for all. The page holds the lock,
 * so that a frozen tab releases it; a visible tab steals it from an unresponsive leader. If the browser refuses the
 * lock, a visible tab leads without it unless another tab says that it leads.
 */
export function lead() {
  let leading = false;
  /** Whether the browser has refused the lock, or not yet answered a steal. */
  let lockless = false;
  let leave = () => {};

  function reportLeading(on: boolean) {
    leading = on;
    void app.tab.lead(on).catch(() => {});
  }

  /** Queues for the lock. A tab with outdated storage is read-only and doesn't compete. */
  function queue(steal = false) {
    leave();
    if (stores.storage.outdated) return;
    lockless = steal;
    const waiting = new AbortController();
    let isMine = false;
    let release = () => {};
    leave = () => {
      reportLeading(false);
      waiting.abort();
      release();
    };
    const held = async () => {
      if (waiting.signal.aborted) return;
      lockless = false;
      isMine = true;
      reportLeading(true);
      await new Promise<void>((done) => (release = done));
    };
    withLock('lead', steal ? { steal } : { signal: waiting.signal }, held).catch(() => {
      if (waiting.signal.aborted) return;
      if (!isMine) return void (lockless = true);
      reportLeading(false);
      setTimeout(() => waiting.signal.aborted || queue(), watch);
    });
  }

  async function checkLeader() {
    if (stores.storage.outdated) return leave();
    if (!leading && document.visibilityState === 'visible' && !(await app.tab.led().catch(() => true)) && !leading) {
      if (lockless) reportLeading(true);
      else queue(true);
    }
    setTimeout(checkLeader, watch);
  }

  const letGo = () => leave();
  addEventListener('pagehide', letGo);
  document.addEventListener('freeze', letGo);
  document.addEventListener('resume', () => queue());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) queue();
  });
  onWorker((core) => void core.tab.lead(leading));
  queue();
  void checkLeader();
}
