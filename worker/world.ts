/** Everything outside the program that the worker leans on. Tests hand it a world of their own. Times in milliseconds. */
export interface World {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  now(): number;
  uuid(): string;
  /** At least 0 and less than 1, for what should not happen everywhere at once. */
  random(): number;
  /** Milliseconds since some moment. Counts the time asleep, and a clock that is set back doesn't set it back. */
  elapsed(): number;
  /** Aborts, body included, when the time is over. */
  deadline(ms: number): AbortSignal;
  /** Runs once after a while; the answer calls it off. */
  after(ms: number, then: () => void): () => void;
  /** A channel to the workers of this player's other tabs; the answer speaks on it. */
  channel(name: string, hear: (message: unknown) => void): (message: unknown) => void;
}

/** The longer of what two clocks say has passed: one stands still while the device sleeps, the other may be set anew. */
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

/** The world as a browser's worker finds it. */
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

/** What was said so lately, in milliseconds, is newer than whatever a clock dated that has been set back since. */
const lately = 10_000;

/** Whether something said at one time is newer than something else; 0 is never. A date yet to come is of a clock that has been set back since. */
export function isNewer(world: World, at: number, before: number) {
  const now = world.now();
  if (before > now) return at > before || Math.abs(now - at) < lately;
  return at > before && (at <= now || before === 0);
}

/** Whether something was said less than so long ago, milliseconds. From a time yet to come it wasn't: the clock has been set back. */
export function isYounger(world: World, at: number, than: number) {
  const now = world.now();
  return at <= now && now - at < than;
}

/** Waits for something no longer than that; then fails with a `TimeoutError`. */
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

/** Settles after a while. */
export const pause = (world: World, ms: number) => new Promise<void>((done) => void world.after(ms, done));
