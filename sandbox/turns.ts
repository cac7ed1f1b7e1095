import { compare, createPlaces, type Held, type PlaceLimits } from './places.ts';

/** How much runs at once, and how many places the queue has, in all and per name. */
export interface TurnLimits extends PlaceLimits {
  atOnce: number;
}

/** A place in the queue: work waits for its turn. */
export interface Place {
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

const noRest = () => 0;

/** How long a name's turn is remembered, milliseconds, and of how many names. */
export const turnLife = 30_000;
const mostTurns = 10_000;

/** A waiting entry, with its place, and the callback for its turn, or for losing its place. */
interface Waiting {
  held: Held;
  call(isTurn: boolean): void;
}

/**
 * Runs a limited amount of costly work at once and queues the rest: names take turns, also those that come again for a
 * further one, and each one's work runs in the order it came. Names of ever narrower groups, such as networks, take
 * turns by the widest, and within it by the next. If the queue is full, `full` is thrown before any work; if all places
 * are taken, one may be given up by `createPlaces`. `rest` is the pause in milliseconds after work of a given duration.
 */
export function createTurns(
  { atOnce, ...limits }: TurnLimits,
  full: () => never,
  rest: (took: number) => number = noRest,
) {
  /** Each name's last turn, the oldest first: the number of turns before it, and its time. */
  const lastTurns = new Map<string, { turn: number; at: number }>();
  const line: Waiting[] = [];
  let turns = 0;
  let running = 0;
  /** A name's last turn, 0 if it has had none for a while. */
  const lastTurnOf = (name: string) => lastTurns.get(name)?.turn ?? 0;
  const places = createPlaces(limits, full, lastTurnOf);

  /** Waits in line; false if the place is lost. */
  const waitFor = (held: Held) =>
    new Promise<boolean>((call) => {
      const waiting = { held, call };
      line.push(waiting);
      held.giveWay = () => {
        line.splice(line.indexOf(waiting), 1);
        call(false);
      };
    });

  async function inTurn<T>(held: Held, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else if (!(await waitFor(held))) full();
    const began = performance.now();
    remember(held.names, began);
    try {
      return await work();
    } finally {
      const pause = rest(performance.now() - began);
      // Deferred, so that other ready work runs between two pieces of work.
      if (pause > 0) setTimeout(goOn, pause);
      else setImmediate(goOn);
    }
  }

  /** Remembers that these names have their turn now, the widest the longest, and forgets turns too old or too many. */
  function remember(names: readonly string[], now: number) {
    turns++;
    for (const name of names.toReversed()) {
      lastTurns.delete(name);
      lastTurns.set(name, { turn: turns, at: now });
    }
    for (const [oldest, { at }] of lastTurns) {
      if (lastTurns.size <= mostTurns && now - at < turnLife) break;
      lastTurns.delete(oldest);
    }
  }

  /** Removes the entry whose names have waited longest for a turn. */
  function takeNext(): Waiting | undefined {
    let next = 0;
    let longest = [Infinity];
    for (const [index, { held }] of line.entries()) {
      const last = held.names.map(lastTurnOf);
      if (compare(last, longest) < 0) [next, longest] = [index, last];
    }
    const [taken] = line.splice(next, 1);
    if (taken) taken.held.giveWay = undefined;
    return taken;
  }

  function goOn() {
    const next = takeNext();
    if (next) next.call(true);
    else running--;
  }

  /** Does work that takes turns, with a place under this name, or these names from the widest on, until it is done. */
  return async function withPlace<T>(name: string | readonly string[], work: (place: Place) => Promise<T>): Promise<T> {
    const held = places.take([name].flat());
    try {
      return await work({ inTurn: (turn) => inTurn(held, turn) });
    } finally {
      places.giveBack(held);
    }
  };
}
