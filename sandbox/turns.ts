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
 * Runs a limited amount of costly work at once and queues the rest: names take turns, and each one's work runs in the
 * order it came. If the queue is full, `full` is thrown before any work; if all places are taken, the name with the
 * most gives one up to a name with fewer. `rest` is the pause in milliseconds after work of a given duration.
 */
export function createTurns(
  { atOnce, places, placesOfOne }: TurnLimits,
  full: () => never,
  rest: (took: number) => number = noRest,
) {
  const counts = new Map<string, number>();
  /** When each name last had a turn, as the number of turns before it. */
  const lastTurns = new Map<string, number>();
  const line: Waiting[] = [];
  let turns = 0;
  let taken = 0;
  let running = 0;

  async function inTurn<T>(held: Held, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else if (!(await new Promise<boolean>((call) => line.push({ held, call })))) full();
    lastTurns.set(held.name, ++turns);
    const began = performance.now();
    try {
      return await work();
    } finally {
      const pause = rest(performance.now() - began);
      // Deferred, so that other ready work runs between two pieces of work.
      if (pause > 0) setTimeout(goOn, pause);
      else setImmediate(goOn);
    }
  }

  const lastTurnOf = ({ held }: Waiting) => lastTurns.get(held.name) ?? 0;

  /** Removes the entry whose name has waited longest for a turn. */
  function takeNext() {
    let next = 0;
    for (const [index, each] of line.entries()) if (lastTurnOf(each) < lastTurnOf(line[next]!)) next = index;
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
    else {
      counts.delete(held.name);
      lastTurns.delete(held.name);
    }
  }

  /** Makes the last entry of the name with the most places yield to a name that has fewer even with it. */
  function makeRoomFor(name: string) {
    let most = heldBy(name) + 2;
    let last: Waiting | undefined;
    for (const each of line) {
      const count = heldBy(each.held.name);
      if (count < most) continue;
      most = count;
      last = each;
    }
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
