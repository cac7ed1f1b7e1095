import { stores } from './stores.ts';
import { app, onWorker } from './worker.ts';

/** How often a visible tab that doesn't lead makes sure that somebody does, milliseconds. */
const watch = 1_000;

/**
 * Asks to be the one tab that does duties for all. The lock is the page's, so that a tab put aside lets go of it;
 * a visible tab whose leader stays silent takes it.
 */
export function lead() {
  let leading = false;
  let leave = () => {};

  function tell(on: boolean) {
    leading = on;
    void app.tab.lead(on).catch(() => {});
  }

  /** A tab that only reads can do nothing for the others. */
  function queue(steal = false) {
    leave();
    if (stores.storage.outdated) return;
    const waiting = new AbortController();
    let release = () => {};
    leave = () => {
      tell(false);
      waiting.abort();
      release();
    };
    const held = () =>
      new Promise<void>((done) => {
        release = done;
        tell(true);
      });
    navigator.locks.request('lead', steal ? { steal } : { signal: waiting.signal }, held).catch(() => {
      if (waiting.signal.aborted) return;
      tell(false);
      queue();
    });
  }

  async function look() {
    if (stores.storage.outdated) return leave();
    if (!leading && document.visibilityState === 'visible' && !(await app.tab.led().catch(() => true)) && !leading) {
      leave();
      queue(true);
    }
    setTimeout(look, watch);
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
  void look();
}
