/** How much is done at once, and for how many there is a place, in all and for one name. */
export interface TurnLimits {
  atOnce: number;
  places: number;
  placesOfOne: number;
}

/** A place in the line: work waits for its turn. */
export interface Place {
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

const noRest = () => 0;

/** A place held under a name, until its work is done or it is given to another. */
interface Held {
  name: string;
  isHeld: boolean;
}

/** Who waits in line, with which place, and how they hear that it is their turn, or that their place is another's. */
interface Waiting {
  held: Held;
  call(isTurn: boolean): void;
}

/**
 * Lets so much costly work run at once and the rest wait in line, first come, first served. Who finds no place gets what
 * `full` throws, before anything was done for them; where all are taken, the name that has most gives one of its own to a
 * name that has fewer. `rest` says how many milliseconds pass after work that took so many.
 */
export function createTurns(
  { atOnce, places, placesOfOne }: TurnLimits,
  full: () => never,
  rest: (took: number) => number = noRest,
) {
  const counts = new Map<string, number>();
  const line: Waiting[] = [];
  let taken = 0;
  let running = 0;

  async function inTurn<T>(held: Held, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else if (!(await new Promise<boolean>((call) => line.push({ held, call })))) full();
    const began = performance.now();
    try {
      return await work();
    } finally {
      const pause = rest(performance.now() - began);
      // Not at once: whatever else is ready comes between two pieces of work.
      if (pause > 0) setTimeout(goOn, pause);
      else setImmediate(goOn);
    }
  }

  function goOn() {
    const next = line.shift();
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

  /** Has the last in line of the name with most places make room for a name that has fewer then, too. */
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

  /** Does work that needs turns, with a place under this name until it is done. */
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
