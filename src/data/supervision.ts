import { proxy } from 'valtio/vanilla';
import url from '#worker/index.ts?worker&url';
import { withLock } from '#browser/locks.ts';
import { whileVisible } from '#browser/whileVisible.ts';
import { carryFailures, Failure } from '#contract/failure.ts';
import type { Starter } from './starter.ts';
import { connect, type RemoteActions } from './connect.ts';
import { stores } from './stores.ts';

/**
 * What the inline script prepared: the Trusted Types policy, the first worker, and the page's facts. Taken once, then
 * removed.
 */
const { policy, worker: first, facts, failed } = (globalThis as unknown as { starter: Starter }).starter;
delete (globalThis as { starter?: Starter }).starter;
export { facts, policy };

/** Deadline of any call to the worker, milliseconds; a request's longest deadline is 40 s. */
export const callDeadline = 50_000;
/**
 * Deadline for a worker's start when its script is cached, milliseconds; a script from the network gets a call's
 * deadline.
 */
const startTimeout = 10_000;
/** Health check of the worker; only visible pages run it, as timers of hidden ones are throttled. */
const ping = { every: 5_000, misses: 2 };
const restarts = { most: 3, within: 60_000, backOff: 500 };

/** Whether the worker can't be kept alive; the page then shows an error and offers a reload. */
export const supervision = proxy({ broken: false });

/** A worker, from its start until it is replaced; or the wait for the next one. */
interface Life {
  /** Absent while the next one is still to be started. */
  worker?: Worker;
  /** The worker's end of the connection, once its stores have arrived. */
  core: Promise<RemoteActions>;
  /** It has answered once; until then only the start deadline can end it. */
  started: boolean;
  /** How to stop each call it hasn't answered yet. */
  calls: Set<(kind: 'stopped') => void>;
  /** Rejects whatever waits for its start. */
  end(): void;
}

const readyListeners: ((core: RemoteActions) => void)[] = [];
const deaths: number[] = [];
carryFailures();

let life = live(first);
if (failed) replace(life);

/** The worker that receives calls now. */
export const currentLife = (): Pick<Life, 'core' | 'calls'> => life;

// WebKit suspends the worker of a page in its back-forward cache even in mid-transaction, which would block all other
// pages of the app. So a page that enters that cache ends its worker, and starts another when it returns. A worker with
// a memory-only session is kept: the session would end with it, and it holds no transaction.
let isAside = false;
addEventListener('pagehide', ({ persisted }) => {
  isAside = persisted && !stores.storage.brief;
  if (isAside) life.worker?.terminate();
});
addEventListener('pageshow', () => {
  if (isAside) startNext(life);
  isAside = false;
});

function live(worker: Worker): Life {
  let end = () => {};
  const lost = new Promise<never>((_, reject) => {
    end = () => reject(new Failure('stopped'));
  });
  lost.catch(() => {});
  const { alive, whole } = connect(worker);
  const core = Promise.race([whole, lost, after(callDeadline)]);
  const mine: Life = { worker, core, end, started: false, calls: new Set() };
  // A script that fails to start fires an error event; later error events are bugs, not deaths.
  const onDeath = () => replace(mine);
  worker.addEventListener('error', onDeath);
  for (const onReady of readyListeners) void core.then(onReady, () => {});
  core.then(() => worker.removeEventListener('error', onDeath), onDeath);
  Promise.race([alive, lost, after(navigator.serviceWorker?.controller ? startTimeout : callDeadline)]).then((lock) => {
    mine.started = true;
    if (lock) withLock(lock, {}, async () => onDeath()).catch(() => {});
  }, onDeath);
  return mine;
}

/** Replaces a worker that died or hangs; gives up after too many deaths in a short time. */
function replace(dead: Life) {
  if (dead !== life || isAside) return;
  deaths.push(performance.now());
  startNext(dead);
}

/** Ends a worker and starts the next, with a longer delay the more have died lately; none after too many. */
function startNext(dead: Life) {
  dead.end();
  dead.worker?.terminate();
  const recent = deaths.filter((at) => performance.now() - at < restarts.within).length;
  supervision.broken = recent > restarts.most;
  const wait = waitForNext();
  life = wait;
  for (const fail of dead.calls) fail('stopped');
  if (supervision.broken) return;
  setTimeout(
    () => {
      if (life !== wait) return;
      const name = JSON.stringify({ ...facts(), again: true });
      life = live(new Worker(policy.createScriptURL(url), { type: 'module', name }));
      wait.follow(life);
    },
    restarts.backOff * Math.max(0, recent - 1),
  );
}

/** The wait for a worker; `follow` forwards to the awaited one. */
function waitForNext(): Life & { follow(next: Life): void } {
  let follow = (_next: Life) => {};
  let end = () => {};
  const core = new Promise<RemoteActions>((resolve, reject) => {
    follow = (next) => resolve(next.core);
    end = () => reject(new Failure('stopped'));
  });
  core.catch(() => {});
  return { core, started: false, calls: new Set(), end, follow };
}

function after(ms: number) {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Failure('timeout')), ms));
}

/** Runs a callback for the current worker, and for every one that replaces it. */
export function onWorker(onReady: (core: RemoteActions) => void) {
  readyListeners.push(onReady);
  void life.core.then(onReady, () => {});
}

/** Supervises the worker for the page's lifetime: one that misses two pings in a row is replaced. */
export function supervise() {
  let missed = 0;
  whileVisible(() => {
    const checked = life;
    if (!checked.started) return;
    if (++missed > ping.misses) {
      missed = 0;
      return replace(checked);
    }
    void checked.core
      .then((core) => core.tab.ping())
      .then(
        () => (missed = 0),
        () => {},
      );
  }, ping.every);
}
