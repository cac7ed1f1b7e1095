/** How many places there are, in all and per name. */
export interface PlaceLimits {
  places: number;
  placesOfOne: number;
}

/** A place held under the names of ever narrower groups; `giveWay` is called when it is lost, and unset where it can't be. */
export interface Held {
  readonly names: readonly string[];
  giveWay?: (() => void) | undefined;
}

/** Compares figures of ever narrower groups; a missing one is as the one before it. */
export function compare(some: readonly number[], others: readonly number[]): number {
  for (let place = 0; place < Math.max(some.length, others.length); place++) {
    const difference = (some[place] ?? some.at(-1)!) - (others[place] ?? others.at(-1)!);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * A limited number of places, shared fairly. If all are taken, the group with the most gives one up to a group with
 * fewer, else the one with the latest turn to one whose turn is longer ago; so it goes on among the groups in it.
 * `full` is thrown where none is left.
 */
export function createPlaces(
  { places, placesOfOne }: PlaceLimits,
  full: () => never,
  lastTurnOf: (name: string) => number = () => 0,
) {
  const all = new Set<Held>();
  const counts = new Map<string, number>();
  const heldBy = (name: string) => counts.get(name) ?? 0;

  /** The last place of the groups with the highest figures from this width on, the first at least this high. */
  function lastOfHighest(rivals: readonly Held[], width: number, figureOf: (name: string) => number, least: number) {
    let highest = [least];
    let last: Held | undefined;
    for (const rival of rivals) {
      const figures = rival.names.slice(width).map((name) => figureOf(name));
      if (figures[0]! < least || (last && compare(figures, highest) < 0)) continue;
      [highest, last] = [figures, rival];
    }
    return last;
  }

  /** The place to give up for these names: at the widest group that has too much, else among those that share it. */
  function rivalOf(names: readonly string[]): Held | undefined {
    let rivals = [...all].filter(({ giveWay }) => giveWay);
    for (const [width, name] of names.entries()) {
      const ofMost = lastOfHighest(rivals, width, heldBy, heldBy(name) + 2);
      if (ofMost) return ofMost;
      if (heldBy(name) === 0) return lastOfHighest(rivals, width, lastTurnOf, lastTurnOf(name) + 1);
      rivals = rivals.filter((rival) => rival.names[width] === name);
    }
    return undefined;
  }

  function giveBack(held: Held) {
    if (!all.delete(held)) return;
    for (const name of held.names)
      if (heldBy(name) > 1) counts.set(name, heldBy(name) - 1);
      else counts.delete(name);
  }

  function take(names: readonly string[], giveWay?: () => void): Held {
    if (heldBy(names.at(-1)!) >= placesOfOne) full();
    const rival = all.size >= places ? rivalOf(names) : undefined;
    if (rival) giveBack(rival);
    if (all.size >= places) full();
    rival?.giveWay?.();
    const held: Held = { names, giveWay };
    all.add(held);
    for (const name of names) counts.set(name, heldBy(name) + 1);
    return held;
  }

  return { take, giveBack };
}
