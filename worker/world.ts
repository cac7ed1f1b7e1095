/** Everything outside the program that the worker uses, injected for tests. Times in milliseconds. */
export interface World {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  now(): number;
  uuid(): string;
  /** At least 0 and less than 1, for jitter. */
  random(): number;
  /**
   * A monotonic clock in milliseconds: it counts the time asleep, and setting the system clock back doesn't set it
   * back.
   */
  elapsed(): number;
  /** A signal that aborts a request, body included, when the time is over. */
  deadline(ms: number): AbortSignal;
  /** Runs a function once after a delay; returns what cancels it. */
  after(ms: number, then: () => void): () => void;
  /** Opens a broadcast channel to the workers of the other tabs; returns what posts to it. */
  channel(name: string, hear: (message: unknown) => void): (message: unknown) => void;
}

/**
 * A monotonic clock from several clocks, by the longest time that one of them measures: one stands still while the
 * device sleeps, another may be set.
 */
export function steadyClock(...clocks: (() => number)[]) {
  let before = clocks.map((read) => read());
  let passed = 0;
  return () => {
    const now = clocks.map((read) => read());
    passed += Math.max(...now.map((at, i) => at - before[i]!));
    before = now;
    return passed;
  };
}

/** The world of a worker in a browser. */
export const browser: World = {
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  uuid: () => crypto.randomUUID(),
  random: () => Math.random(),
  elapsed: steadyClock(
    () => performance.now(),
    () => Date.now(),
  ),
  deadline: (ms) => AbortSignal.timeout(ms),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  channel(name, hear) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => hear(data));
    return (message) => channel.postMessage(message);
  },
};

/** Something this recent, in milliseconds, counts as newer than a time in the future. */
const lately = 10_000;

/**
 * Whether one time is newer than another; 0 is never. A time in the future comes from a clock that has been set back
 * since.
 */
export function isNewer(world: World, at: number, before: number) {
  const now = world.now();
  if (before > now) return at > before || Math.abs(now - at) < lately;
  return at > before && (at <= now || before === 0);
}

/**
 * Whether a time is less than so many milliseconds ago; never for a time in the future, from a clock that has been set
 * back since.
 */
export function isYounger(world: World, at: number, than: number) {
  const now = world.now();
  return at <= now && now - at < than;
}

/** Waits for a promise at most this long; then rejects with a `TimeoutError`. */
export async function within<T>(world: World, ms: number, work: PromiseLike<T>): Promise<T> {
  let inTime = () => {};
  const late = new Promise<never>((_, fail) => {
    inTime = world.after(ms, () => fail(new DOMException('It took too long.', 'TimeoutError')));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    inTime();
  }
}

/** Resolves after a delay. */
export const pause = (world: World, ms: number) => new Promise<void>((done) => void world.after(ms, done));
