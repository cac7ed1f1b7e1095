import { stores } from './stores.ts';
import { app, onWorker } from './worker.ts';

/** How often a visible tab that isn't the leader checks that there is a live one, milliseconds. */
const watch = 1_000;

/**
 * Leader election: competes for the lock of the one tab that runs the leader tasks for all. The page holds the lock, so
 * that a frozen tab releases it; a visible tab steals it from an unresponsive leader.
 */
export function lead() {
  let leading = false;
  let leave = () => {};

  function reportLeading(on: boolean) {
    leading = on;
    void app.tab.lead(on).catch(() => {});
  }

  /** Waits for the lock. A tab with outdated storage is read-only, and doesn't compete. */
  function queue(steal = false) {
    leave();
    if (stores.storage.outdated) return;
    const waiting = new AbortController();
    let release = () => {};
    leave = () => {
      reportLeading(false);
      waiting.abort();
      release();
    };
    const held = () =>
      new Promise<void>((done) => {
        release = done;
        reportLeading(true);
      });
    navigator.locks.request('lead', steal ? { steal } : { signal: waiting.signal }, held).catch(() => {
      if (waiting.signal.aborted) return;
      reportLeading(false);
      queue();
    });
  }

  async function checkLeader() {
    if (stores.storage.outdated) return leave();
    if (!leading && document.visibilityState === 'visible' && !(await app.tab.led().catch(() => true)) && !leading) {
      leave();
      queue(true);
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
