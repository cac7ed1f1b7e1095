/** Everything outside the program that the worker uses, injected for tests. Times in milliseconds. */
export interface World {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  now(): number;
  uuid(): string;
  /** At least 0 and less than 1, for jitter. */
  random(): number;
  /** Milliseconds by a clock that never goes back and counts time asleep, as `steadyClock` does. */
  elapsed(): number;
  /** A signal that aborts a request, body included, when the time is over. */
  deadline(ms: number): AbortSignal;
  /** Runs a function once after a delay; returns what cancels it. */
  after(ms: number, then: () => void): () => void;
  /** Opens a broadcast channel to the workers of the other tabs; returns what posts to it. */
  channel(name: string, listener: (message: unknown) => void): (message: unknown) => void;
}

/**
 * A clock from several, by the longest time that any measures: it never goes back and counts time asleep. A system
 * clock set back takes nothing away; one set forward does advance it.
 */
export function steadyClock(...clocks: (() => number)[]) {
  let previous = clocks.map((read) => read());
  let total = 0;
  return () => {
    const now = clocks.map((read) => read());
    total += Math.max(...now.map((at, i) => at - previous[i]!));
    previous = now;
    return total;
  };
}

/** The world of a worker in a browser. */
export const browser: World = {
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  uuid: () => crypto.randomUUID(),
  random: Math.random,
  elapsed: steadyClock(
    () => performance.now(),
    () => Date.now(),
  ),
  deadline: (ms) => AbortSignal.timeout(ms),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  channel(name, listener) {
    try {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => listener(data));
      return (message) => channel.postMessage(message);
    } catch {
      // Without a usable BroadcastChannel this tab gets only `storage` events from the others. The global is removed,
      // so that Dexie, which opens a channel on load, treats it as absent.
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      return () => {};
    }
  },
};

/** Something this recent, in milliseconds, counts as newer than a time in the future. */
const recency = 10_000;

/** Whether one time is newer than another; 0 is never. A time in the future is from before the clock was set back. */
export function isNewer(world: World, at: number, previous: number) {
  const now = world.now();
  if (previous > now) return at > previous || Math.abs(now - at) < recency;
  return at > previous && (at <= now || previous === 0);
}

/**
 * Whether a time is less than this many milliseconds ago; never for a time in the future, from before the clock was
 * set back.
 */
export function isYounger(world: World, at: number, than: number) {
  const now = world.now();
  return at <= now && now - at < than;
}

/** A timer that fires this late, in milliseconds, means that the device slept or this tab was frozen. */
const late = 1_000;

/** Waits for a promise at most this long, time asleep not counted; then rejects with a `TimeoutError`. */
export async function within<T>(world: World, ms: number, work: PromiseLike<T>): Promise<T> {
  let cancelTimer = () => {};
  const timedOut = new Promise<never>((_, fail) => {
    const wait = () => {
      const due = world.elapsed() + ms;
      cancelTimer = world.after(ms, () =>
        world.elapsed() > due + late ? wait() : fail(new DOMException('It took too long.', 'TimeoutError')),
      );
    };
    wait();
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    cancelTimer();
  }
}

/** Resolves after a delay. */
export const pause = (world: World, ms: number) => new Promise<void>((done) => void world.after(ms, done));
