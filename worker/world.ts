/** Everything outside the program that the worker leans on. Tests hand it a world of their own. Times in milliseconds. */
export interface World {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  now(): number;
  uuid(): string;
  /** Aborts, body included, when the time is over. */
  deadline(ms: number): AbortSignal;
  /** Runs once after a while; the answer calls it off. */
  after(ms: number, then: () => void): () => void;
  /** A channel to the workers of this player's other tabs; the answer speaks on it. */
  line(name: string, hear: (message: unknown) => void): (message: unknown) => void;
}

/** The world as a browser's worker finds it. */
export const browser: World = {
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  uuid: () => crypto.randomUUID(),
  deadline: (ms) => AbortSignal.timeout(ms),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  line(name, hear) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => hear(data));
    return (message) => channel.postMessage(message);
  },
};

/** Settles after a while. */
export const pause = (world: World, ms: number) => new Promise<void>((done) => void world.after(ms, done));
