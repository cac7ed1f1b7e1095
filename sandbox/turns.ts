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

/**
 * Lets so much costly work run at once and the rest wait in line, first come, first served. Who finds no place gets what
 * `full` throws, before anything was done for them. `rest` says how many milliseconds pass after work that took so many.
 */
export function createTurns(
  { atOnce, places, placesOfOne }: TurnLimits,
  full: () => never,
  rest: (took: number) => number = noRest,
) {
  const held = new Map<string, number>();
  const line: (() => void)[] = [];
  let taken = 0;
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => line.push(go));
    else running++;
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
    if (next) next();
    else running--;
  }

  /** Does work that needs turns, with a place under this name until it is done. */
  return async function withPlace<T>(name: string, work: (place: Place) => Promise<T>): Promise<T> {
    const ofOne = held.get(name) ?? 0;
    if (taken >= places || ofOne >= placesOfOne) full();
    taken++;
    held.set(name, ofOne + 1);
    try {
      return await work({ inTurn });
    } finally {
      taken--;
      const left = held.get(name)! - 1;
      if (left > 0) held.set(name, left);
      else held.delete(name);
    }
  };
}
