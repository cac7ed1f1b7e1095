import { expose, wrap, type ProxyMarked, type Remote } from 'comlink';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { PatchMessage } from '#contract/stores.ts';
import type { Exposed } from '#worker/start.ts';
import { apply, stores } from './stores.ts';

/** The worker at the other end of its message port. */
type Ends = { [E in keyof Exposed]: Exposed[E] & ProxyMarked };
export type RemoteActions = Remote<Ends>;

let generation = 0;
/** Unacknowledged analytics events of former workers, until a new worker has stored them; that one may die, too. */
let inheritedEvents: readonly ClientEvent[] = [];

/** Analytics events that the operator hasn't acknowledged, from former workers and the current one. */
export function unacknowledged(): ClientEvent[] {
  const ids = new Set(inheritedEvents.map(({ eventId }) => eventId));
  return [...inheritedEvents, ...stores.events.tail.filter(({ eventId }) => !ids.has(eventId))];
}

/**
 * Connects the page to a worker; patches of an earlier worker are ignored from then on. `alive` resolves when the
 * worker's script runs, with the name of its lifetime lock, if any. `whole` resolves when its stores have been
 * applied completely; patches and answers share one port, so they arrive in order.
 */
export function connect(worker: Worker): { alive: Promise<string>; whole: Promise<RemoteActions> } {
  const mine = ++generation;
  const core = wrap<Ends>(worker);
  const { tab, events } = core;
  const outstanding = (inheritedEvents = unacknowledged());
  let next = Number.NaN;
  const page = {
    /** Applies the next patch; a gap in the sequence numbers requests a full snapshot. */
    apply({ seq, whole, patch }: PatchMessage) {
      if (mine !== generation) return;
      if (!whole && seq !== next) {
        if (!Number.isNaN(next)) void tab.follow();
        next = Number.NaN;
        return;
      }
      next = seq + 1;
      apply(patch, whole);
    },
  };
  expose(page, worker);
  const alive = tab.alive();
  const whole = tab.follow().then(() => {
    const inherited = () => {
      inheritedEvents = inheritedEvents.filter((each) => !outstanding.includes(each));
    };
    if (outstanding.length > 0) events.inherit([...outstanding]).then(inherited, () => {});
    return core;
  });
  return { alive, whole };
}
