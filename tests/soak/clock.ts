/** Numbers that look random and are the same for the same seed: a function for each kind of choice. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Whether something of this probability happens now. */
    chance: (share: number) => next() < share,
    /** A whole number from `least` up to, and not including, `below`. */
    between: (least: number, below: number) => least + Math.floor(next() * (below - least)),
    one: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)]!,
  };
}

export type Dice = ReturnType<typeof createDice>;

interface Timer {
  due: number;
  run(): void;
}

/** Lets every promise that is ready settle. */
const turn = () => new Promise<void>((done) => setImmediate(done));

/** One clock for all devices and the operator, epoch milliseconds; between two timers no time passes. */
export function createClock(start: number) {
  let now = start;
  /** In the order in which they are due, the next one last. */
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
    waiting: () => timers.length,
    after(ms: number, run: () => void) {
      const timer = { due: now + ms, run };
      timers.splice(placeOf(timer.due), 0, timer);
      return () => void (timer.run = () => {});
    },
    sleep(ms: number) {
      return new Promise<void>((done) => void this.after(ms, done));
    },
    /** Lets time pass until then, and everything due in it happen in its order. */
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
