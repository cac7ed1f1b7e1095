import { proxy } from 'valtio/vanilla';
import url from '#worker/index.ts?worker&url';
import { withLock } from '#browser/locks.ts';
import { carryFailures, Failure } from '#contract/failure.ts';
import type { Actions } from '#worker/start.ts';
import type { Starter } from './starter.ts';
import { connect, type RemoteActions } from './connect.ts';
import { handedOver } from './handedOver.ts';
import { stores } from './stores.ts';

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
type Named = Record<string, (...given: unknown[]) => Promise<unknown>>;
type Generic = 'read';
type Group<T> = Pick<T, keyof T & Generic> & { [K in Exclude<keyof T, Generic>]: Later<T[K]> };

/**
 * What the inline script prepared: the Trusted Types policy, the first worker, and the page's facts. Taken once, then
 * removed.
 */
const { policy, worker: first, facts, failed } = (globalThis as unknown as { starter: Starter }).starter;
delete (globalThis as { starter?: Starter }).starter;
export { facts, policy };

/** Deadline of any call to the worker, milliseconds; a request's longest deadline is 40 s. */
const callDeadline = 50_000;
/** A deadline that fires this much too late, milliseconds, means that the device slept: it starts again. */
const asleep = 5_000;
/**
 * Deadline for a worker's start when its script is cached, milliseconds; a script from the network gets a call's
 * deadline.
 */
const startDeadline = 10_000;
/** Health check of the worker; only visible pages run it, as timers of hidden ones are throttled. */
const ping = { every: 5_000, misses: 2 };
const restarts = { most: 3, within: 60_000, backOff: 500 };
/** This group is read-only, so calls that a dying worker left unanswered are repeated with the next. */
const readOnly: string = 'games' satisfies keyof Actions;

/** Whether the worker can't be kept alive; the page then shows an error and offers a reload. */
export const supervision = proxy({ broken: false });

const readyListeners: ((core: RemoteActions) => void)[] = [];
const deaths: number[] = [];
const ends = new WeakMap<object, Record<string, Named>>();
carryFailures();

interface Life {
  worker: Worker;
  core: Promise<RemoteActions>;
  /** Rejects when this worker is replaced. */
  lost: Promise<never>;
  end(): void;
  /** It has answered once; until then only the start deadline can end it. */
  started: boolean;
  calls: Set<(kind: 'stopped') => void>;
}

let life = live(first);
if (failed) replace(life);

// WebKit suspends the worker of a page in its back-forward cache in the midst of a transaction, and every other page of
// the app would wait for that one: a page that goes there ends its worker, and one that returns starts another. A session
// that is kept in memory only would end with its worker, which then has nothing of the device's to hold on to.
let isAside = false;
addEventListener('pagehide', ({ persisted }) => {
  isAside = persisted && !stores.storage.brief;
  if (isAside) life.worker.terminate();
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
  const mine: Life = { worker, core, lost, end, started: false, calls: new Set() };
  // A script that fails to start fires an error event; later error events are bugs, not deaths.
  const onDeath = () => replace(mine);
  worker.addEventListener('error', onDeath);
  for (const onReady of readyListeners) void core.then(onReady, () => {});
  core.then(() => worker.removeEventListener('error', onDeath), onDeath);
  Promise.race([alive, lost, after(navigator.serviceWorker?.controller ? startDeadline : callDeadline)]).then(
    (lock) => {
      mine.started = true;
      if (lock) withLock(lock, {}, async () => onDeath()).catch(() => {});
    },
    onDeath,
  );
  return mine;
}

/** Replaces a worker that died or hangs; gives up after too many deaths in a short time. */
function replace(dead: Life) {
  if (dead !== life || isAside) return;
  deaths.push(performance.now());
  startNext(dead);
}

/** Ends a worker and starts the next, later the more have died lately; none after too many. */
function startNext(dead: Life) {
  dead.end();
  dead.worker.terminate();
  const recent = deaths.filter((at) => performance.now() - at < restarts.within).length;
  supervision.broken = recent > restarts.most;
  let resolveCore = (_next: Life['core']) => {};
  const core = new Promise<RemoteActions>((resolve) => (resolveCore = resolve));
  core.catch(() => {});
  life = { ...dead, core, started: false, calls: new Set() };
  for (const fail of dead.calls) fail('stopped');
  if (supervision.broken) return;
  setTimeout(
    () => {
      const name = JSON.stringify({ ...facts(), again: true });
      life = live(new Worker(policy.createScriptURL(url), { type: 'module', name }));
      resolveCore(life.core);
    },
    restarts.backOff * Math.max(0, recent - 1),
  );
}

function after(ms: number) {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Failure('timeout')), ms));
}

/** A group's remote end, cached per worker, since Comlink creates a proxy for every step of a path. */
function endOf(actions: RemoteActions, group: string): Named {
  if (!ends.has(actions)) ends.set(actions, {});
  return (ends.get(actions)![group] ??= (actions as unknown as Record<string, Named>)[group]!);
}

function request(group: string, name: string, args: unknown[]): Promise<unknown> {
  const { core, calls } = life;
  return new Promise((resolve, reject) => {
    const fail = (kind: 'timeout' | 'stopped') => {
      if (kind === 'timeout' || supervision.broken || group !== readOnly) reject(new Failure(kind));
      else request(group, name, args).then(resolve, reject);
    };
    if (supervision.broken) return fail('stopped');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const due = Date.now() + callDeadline;
      timer = setTimeout(() => (Date.now() > due + asleep ? wait() : fail('timeout')), callDeadline);
    };
    wait();
    calls.add(fail);
    const call = async (actions: RemoteActions) => endOf(actions, group)[name]!(...args.map(handedOver));
    // If the worker never started, `replace` has already settled its calls.
    void core
      .then(
        (actions) => call(actions).then(resolve, reject),
        () => {},
      )
      .finally(() => (clearTimeout(timer), calls.delete(fail)));
  });
}

/** Whether the page waits for an answer of the worker's: something is under way for the player. */
export const isAsking = () => life.calls.size > 0;

/** The worker's groups of actions. Every call settles by its deadline, even if the worker dies. */
export const app = new Proxy({} as { [G in keyof Actions]: Group<Actions[G]> }, {
  get: (_, group: string) =>
    new Proxy(
      {},
      {
        get:
          (__, name: string) =>
          (...args: unknown[]) =>
            request(group, name, args),
      },
    ),
});

/** Runs a callback for the current worker, and for every one that replaces it. */
export function onWorker(onReady: (core: RemoteActions) => void) {
  readyListeners.push(onReady);
  void life.core.then(onReady, () => {});
}

/** Supervises the worker for the page's lifetime: one that misses two pings in a row is replaced. */
export function supervise() {
  let missed = 0;
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
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
