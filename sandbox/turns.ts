/** How much runs at once, and how many places the queue has, in all and per name. */
export interface TurnLimits {
  atOnce: number;
  places: number;
  placesOfOne: number;
}

/** A place in the queue: work waits for its turn. */
export interface Place {
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

const noRest = () => 0;

/** How long a name's turn is remembered, milliseconds, and of how many names. */
export const turnLife = 30_000;
const mostTurns = 10_000;

/** A place held under a name, until its work is done or it is given to another. */
interface Held {
  name: string;
  isHeld: boolean;
}

/** A waiting entry, with its place, and the callbacks for its turn, or for losing its place. */
interface Waiting {
  held: Held;
  call(isTurn: boolean): void;
}

/**
 * Runs a limited amount of costly work at once and queues the rest: names take turns, also those that come again for a
 * further one, and each one's work runs in the order it came. If the queue is full, `full` is thrown before any work; if
 * all places are taken, the name with the most gives one up to a name with fewer, else the one with the latest turn to
 * one whose turn is longer ago. `rest` is the pause in milliseconds after work of a given duration.
 */
export function createTurns(
  { atOnce, places, placesOfOne }: TurnLimits,
  full: () => never,
  rest: (took: number) => number = noRest,
) {
  const counts = new Map<string, number>();
  /** Each name's last turn, the oldest first: the number of turns before it, and its time. */
  const lastTurns = new Map<string, { turn: number; at: number }>();
  const line: Waiting[] = [];
  let turns = 0;
  let taken = 0;
  let running = 0;

  async function inTurn<T>(held: Held, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else if (!(await new Promise<boolean>((call) => line.push({ held, call })))) full();
    const began = performance.now();
    remember(held.name, began);
    try {
      return await work();
    } finally {
      const pause = rest(performance.now() - began);
      // Deferred, so that other ready work runs between two pieces of work.
      if (pause > 0) setTimeout(goOn, pause);
      else setImmediate(goOn);
    }
  }

  /** Remembers that a name has its turn now, and forgets turns that are too old or too many. */
  function remember(name: string, now: number) {
    lastTurns.delete(name);
    lastTurns.set(name, { turn: ++turns, at: now });
    for (const [oldest, { at }] of lastTurns) {
      if (lastTurns.size <= mostTurns && now - at < turnLife) break;
      lastTurns.delete(oldest);
    }
  }

  /** A name's last turn, 0 if it has had none for a while. */
  const lastTurnOf = (name: string) => lastTurns.get(name)?.turn ?? 0;

  /** Removes the entry whose name has waited longest for a turn. */
  function takeNext() {
    let next = 0;
    let longest = Infinity;
    for (const [index, { held }] of line.entries()) {
      const last = lastTurnOf(held.name);
      if (last < longest) [next, longest] = [index, last];
    }
    return line.splice(next, 1)[0];
  }

  function goOn() {
    const next = takeNext();
    if (next) next.call(true);
    else running--;
  }

  const heldBy = (name: string) => counts.get(name) ?? 0;

  function take(name: string): Held {
    taken++;
    counts.set(name, heldBy(name) + 1);
    return { name, isHeld: true };
  }

  function giveBack(held: Held) {
    if (!held.isHeld) return;
    held.isHeld = false;
    taken--;
    if (heldBy(held.name) > 1) counts.set(held.name, heldBy(held.name) - 1);
    else counts.delete(held.name);
  }

  /** The last entry of the name with the highest figure, from this one on. */
  function lastOfHighest(figureOf: (name: string) => number, from: number): Waiting | undefined {
    let highest = from;
    let last: Waiting | undefined;
    for (const each of line) {
      const figure = figureOf(each.held.name);
      if (figure < highest) continue;
      highest = figure;
      last = each;
    }
    return last;
  }

  /** Makes another name's entry yield: of one that has more places even then, else of one with a later turn. */
  function makeRoomFor(name: string) {
    const ofMost = lastOfHighest(heldBy, heldBy(name) + 2);
    const last = ofMost ?? (heldBy(name) > 0 ? undefined : lastOfHighest(lastTurnOf, lastTurnOf(name) + 1));
    if (!last) return;
    line.splice(line.indexOf(last), 1);
    giveBack(last.held);
    last.call(false);
  }

  /** Does work that takes turns, with a place under this name until it is done. */
  return async function withPlace<T>(name: string, work: (place: Place) => Promise<T>): Promise<T> {
    if (heldBy(name) >= placesOfOne) full();
    if (taken >= places) makeRoomFor(name);
    if (taken >= places) full();
    const held = take(name);
    try {
      return await work({ inTurn: (turn) => inTurn(held, turn) });
    } finally {
      giveBack(held);
    }
  };
}
