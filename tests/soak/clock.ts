/** A seeded random generator, with a function for each kind of choice. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** True with this probability. */
    chance: (share: number) => next() < share,
    /** An integer from `least` up to, and not including, `below`. */
    between: (least: number, below: number) => least + Math.floor(next() * (below - least)),
    one: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)]!,
  };
}

export type Dice = ReturnType<typeof createDice>;

interface Timer {
  due: number;
  run(): void;
}

/** Lets all resolved promises continue. */
const turn = () => new Promise<void>((done) => setImmediate(done));

/** One simulated clock for all devices and the operator, epoch milliseconds; no time passes between two timers. */
export function createClock(start: number) {
  let now = start;
  /** Timers sorted by due time, the next one last. */
  const timers: Timer[] = [];

  function placeOf(due: number) {
    let [low, high] = [0, timers.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (timers[middle]!.due > due) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { due: now + ms, run };
      timers.splice(placeOf(timer.due), 0, timer);
      return () => void (timer.run = () => {});
    },
    sleep(ms: number) {
      return new Promise<void>((done) => void this.after(ms, done));
    },
    /** Advances time to a moment, running all due timers in order. */
    async passUntil(end: number) {
      await turn();
      for (let next = timers.at(-1); next && next.due <= end; next = timers.at(-1)) {
        timers.pop();
        now = Math.max(now, next.due);
        next.run();
        await turn();
      }
      now = end;
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
