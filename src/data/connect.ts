import { expose, wrap, type ProxyMarked, type Remote } from 'comlink';
import type { ClientEvent } from '#contract/endpoints/anonymous.ts';
import type { PatchMessage } from '#contract/stores.ts';
import type { Actions } from '#worker/index.ts';
import { apply, stores } from './stores.ts';

/** The worker's groups of actions at the other end of its port. */
type Groups = { [G in keyof Actions]: Actions[G] & ProxyMarked };
export type RemoteActions = Remote<Groups>;

let generation = 0;
/** What workers before this one told of, until one of them has written it down: the heir may die as well. */
let inheritedEvents: readonly ClientEvent[] = [];

/** The events that the operator may not have: those that no worker has inherited, and those of the one at hand. */
export function unacknowledged(): ClientEvent[] {
  const ids = new Set(inheritedEvents.map(({ eventId }) => eventId));
  return [...inheritedEvents, ...stores.events.tail.filter(({ eventId }) => !ids.has(eventId))];
}

/**
 * Hears this worker and no earlier one. `alive` settles as soon as its script runs, with the lock that it holds while it lives;
 * `whole` when its stores are here whole: one port carries patches and answers, in order.
 */
export function connect(worker: Worker): { alive: Promise<string>; whole: Promise<RemoteActions> } {
  const mine = ++generation;
  const core = wrap<Groups>(worker);
  const { tab, events } = core;
  const told = (inheritedEvents = unacknowledged());
  let next = Number.NaN;
  const page = {
    /** Takes the next patch; a gap in the numbers asks for one more whole. */
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
      inheritedEvents = inheritedEvents.filter((each) => !told.includes(each));
    };
    if (told.length > 0) events.inherit([...told]).then(inherited, () => {});
    return core;
  });
  return { alive, whole };
}
