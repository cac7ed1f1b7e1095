import { proxy } from 'valtio/vanilla';
import url from '#worker/index.ts?worker&url';
import { carryFailures, Failure } from '#contract/failure.ts';
import type { Actions } from '#worker/index.ts';
import type { Starter } from '../starter.ts';
import { connect, type RemoteActions } from './connect.ts';

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
type Named = Record<string, (...given: unknown[]) => Promise<unknown>>;
type Generic = 'read';
type Group<T> = Pick<T, keyof T & Generic> & { [K in Exclude<keyof T, Generic>]: Later<T[K]> };

/** What the head's script made: the one policy, the first worker, and the way to ask for the page's facts. Taken once, then gone. */
const { policy, worker: first, facts, failed } = (globalThis as unknown as { starter: Starter }).starter;
delete (globalThis as { starter?: Starter }).starter;
export { facts, policy };

/** No call to the worker lasts longer, milliseconds; the longest deadline of a request is 40 s. */
const callDeadline = 50_000;
/** A deadline that comes so much too late, in milliseconds, was slept through by page and worker alike, and begins anew. */
const asleep = 5_000;
/** A worker whose script is on the device answers within this, milliseconds; one that comes over a network has no less than a call. */
const startDeadline = 10_000;
/** A hidden page's timers are slow, so only a visible one looks whether its worker still answers. */
const ping = { every: 5_000, misses: 2 };
const restarts = { most: 3, within: 60_000, backOff: 500 };
/** This group changes nothing: what a dying worker left unanswered is asked of the next. */
const readings: string = 'games' satisfies keyof Actions;

/** Whether the worker can't be kept alive: then the page says so, and offers to load again. */
export const supervision = proxy({ broken: false });

const greetings: ((core: RemoteActions) => void)[] = [];
const deaths: number[] = [];
const ends = new WeakMap<object, Record<string, Named>>();
carryFailures();

interface Life {
  worker: Worker;
  core: Promise<RemoteActions>;
  /** Rejects when this worker is no more. */
  lost: Promise<never>;
  end(): void;
  /** It has answered once; before that only the deadline ends it. */
  started: boolean;
  calls: Set<(kind: 'stopped') => void>;
}

let life = live(first);
if (failed) replace(life);

function live(worker: Worker): Life {
  let end = () => {};
  const lost = new Promise<never>((_, reject) => {
    end = () => reject(new Failure('stopped'));
  });
  lost.catch(() => {});
  const { alive, whole } = connect(worker);
  const core = Promise.race([whole, lost, after(callDeadline)]);
  const mine: Life = { worker, core, lost, end, started: false, calls: new Set() };
  // A script that can't start says so; afterwards an error is a bug's, and no death.
  const dies = () => replace(mine);
  worker.addEventListener('error', dies);
  for (const greet of greetings) void core.then(greet, () => {});
  core.then(() => worker.removeEventListener('error', dies), dies);
  Promise.race([alive, lost, after(navigator.serviceWorker?.controller ? startDeadline : callDeadline)]).then(
    (lock) => {
      mine.started = true;
      return navigator.locks.request(lock, dies);
    },
    dies,
  );
  return mine;
}

/** Puts a new worker in the place of one that died or hangs; gives up after too many deaths in a short time. */
function replace(dead: Life) {
  if (dead !== life) return;
  dead.end();
  dead.worker.terminate();
  deaths.push(performance.now());
  const recent = deaths.filter((at) => performance.now() - at < restarts.within).length;
  supervision.broken = recent > restarts.most;
  let come = (_next: Life['core']) => {};
  const core = new Promise<RemoteActions>((resolve) => (come = resolve));
  core.catch(() => {});
  life = { ...dead, core, started: false, calls: new Set() };
  for (const fail of dead.calls) fail('stopped');
  if (supervision.broken) return;
  setTimeout(
    () => {
      const name = JSON.stringify({ ...facts(), again: true });
      life = live(new Worker(policy.createScriptURL(url), { type: 'module', name }));
      come(life.core);
    },
    restarts.backOff * (recent - 1),
  );
}

function after(ms: number) {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Failure('timeout')), ms));
}

/** A group at the worker's end, made once for a worker: Comlink makes a proxy for every step of a path. */
function endOf(actions: RemoteActions, group: string): Named {
  if (!ends.has(actions)) ends.set(actions, {});
  return (ends.get(actions)![group] ??= (actions as unknown as Record<string, Named>)[group]!);
}

function ask(group: string, name: string, args: unknown[]): Promise<unknown> {
  const { core, calls } = life;
  return new Promise((resolve, reject) => {
    const fail = (kind: 'timeout' | 'stopped') => {
      if (kind === 'timeout' || supervision.broken || group !== readings) reject(new Failure(kind));
      else ask(group, name, args).then(resolve, reject);
    };
    if (supervision.broken) return fail('stopped');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const due = Date.now() + callDeadline;
      timer = setTimeout(() => (Date.now() > due + asleep ? wait() : fail('timeout')), callDeadline);
    };
    wait();
    calls.add(fail);
    const call = async (actions: RemoteActions) => endOf(actions, group)[name]!(...args);
    // What becomes of the calls to a worker that never came, `replace` has said.
    void core
      .then(
        (actions) => call(actions).then(resolve, reject),
        () => {},
      )
      .finally(() => (clearTimeout(timer), calls.delete(fail)));
  });
}

/** The worker's groups of actions. Each call settles by its deadline, whatever becomes of the worker. */
export const app = new Proxy({} as { [G in keyof Actions]: Group<Actions[G]> }, {
  get: (_, group: string) =>
    new Proxy(
      {},
      {
        get:
          (__, name: string) =>
          (...args: unknown[]) =>
            ask(group, name, args),
      },
    ),
});

/** Runs for the worker at hand, and again for every one that takes its place. */
export function onWorker(greet: (core: RemoteActions) => void) {
  greetings.push(greet);
  void life.core.then(greet, () => {});
}

/** Looks after the worker for as long as the page lives: one that doesn't answer twice in a row is replaced. */
export function supervise() {
  let missed = 0;
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    const looked = life;
    if (!looked.started) return;
    if (++missed > ping.misses) {
      missed = 0;
      return replace(looked);
    }
    void looked.core
      .then((core) => core.tab.ping())
      .then(
        () => (missed = 0),
        () => {},
      );
  }, ping.every);
}
