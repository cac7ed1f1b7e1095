import type { Remote } from 'comlink';
import { proxy } from 'valtio/vanilla';
import url from '../../worker/index.ts?worker&url';
import { carryFailures, Failure } from '../../worker/contract/failure.ts';
import type { Actions } from '../../worker/index.ts';
import type { Starter } from '../starter.ts';
import { adopt } from './adopt.ts';

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
type Generic = 'read';

/** What the head's script made: the one policy, the first worker, and the way to ask for the page's facts. Taken once, then gone. */
const { policy, worker: first, facts } = (globalThis as unknown as { starter: Starter }).starter;
delete (globalThis as { starter?: Starter }).starter;
export { facts, policy };

/** No call to the worker lasts longer, milliseconds; the longest deadline of a request is 30 s. */
const callDeadline = 45_000;
/** A hidden page's timers are slow, so only a visible one looks whether its worker still answers. */
const ping = { every: 5_000, misses: 2 };
const restarts = { most: 3, within: 60_000, backOff: 500 };

/** Whether the worker can't be kept alive: then the page says so, and offers to load again. */
export const supervision = proxy({ broken: false });

const greetings: ((core: Remote<Actions>) => void)[] = [];
const deaths: number[] = [];
carryFailures();

interface Life {
  worker: Worker;
  core: Promise<Remote<Actions>>;
  /** Rejects when this worker is no more. */
  lost: Promise<never>;
  end(): void;
}

let life = live(first);

function live(worker: Worker): Life {
  let end = () => {};
  const lost = new Promise<never>((_, reject) => {
    end = () => reject(new Failure('stopped'));
  });
  lost.catch(() => {});
  const core = Promise.race([adopt(worker), lost, after(callDeadline)]);
  const mine: Life = { worker, core, lost, end };
  worker.addEventListener('error', () => replace(mine));
  core.then(
    async (actions) => {
      for (const greet of greetings) greet(actions);
      const alive = await actions.alive();
      await navigator.locks.request(alive, () => replace(mine));
    },
    () => replace(mine),
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
  if (recent > restarts.most) {
    supervision.broken = true;
    return;
  }
  life = { ...dead, core: dead.lost };
  const waiting = life;
  setTimeout(
    () => {
      if (life === waiting)
        life = live(new Worker(policy.createScriptURL(url), { type: 'module', name: JSON.stringify(facts()) }));
    },
    restarts.backOff * (recent - 1),
  );
}

function after(ms: number) {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Failure('timeout')), ms));
}

async function ask(name: string, args: unknown[]): Promise<unknown> {
  if (supervision.broken) throw new Failure('stopped');
  const { core, lost } = life;
  const act = async () => {
    const actions = (await core) as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    return actions[name]!(...args);
  };
  return Promise.race([act(), lost, after(callDeadline)]);
}

/** The worker's actions. Each call settles by its deadline, whatever becomes of the worker. */
export const app = new Proxy(
  {} as Pick<Actions, Generic> & { [K in Exclude<keyof Actions, Generic>]: Later<Actions[K]> },
  {
    get:
      (_, name: string) =>
      (...args: unknown[]) =>
        ask(name, args),
  },
);

/** Runs for the worker at hand, and again for every one that takes its place. */
export function onWorker(greet: (core: Remote<Actions>) => void) {
  greetings.push(greet);
  void life.core.then(greet, () => {});
}

/** Looks after the worker for as long as the page lives: one that doesn't answer twice in a row is replaced. */
export function supervise() {
  let missed = 0;
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    const looked = life;
    if (++missed > ping.misses) {
      missed = 0;
      return replace(looked);
    }
    void looked.core
      .then((core) => core.ping())
      .then(
        () => (missed = 0),
        () => {},
      );
  }, ping.every);
}
