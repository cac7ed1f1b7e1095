import type { World } from '#worker/world.ts';

interface Timer {
  due: number;
  run(): void;
}

/** Lets all ready work run: promises, and the event-loop queues that fake-indexeddb uses. */
export async function settle(turns = 20) {
  for (let i = 0; i < turns; i++) await new Promise<void>((done) => setImmediate(done));
}

/** Broadcast channels between simulated tabs: messages are delivered in a later turn. */
export function fakeChannels() {
  const hearers: { name: string; hear(message: unknown): void }[] = [];
  return {
    channel(name: string, hear: (message: unknown) => void) {
      const mine = { name, hear };
      hearers.push(mine);
      return (message: unknown) => {
        for (const each of hearers)
          if (each !== mine && each.name === name) queueMicrotask(() => each.hear(structuredClone(message)));
      };
    },
    /** Simulates the death of the first listening tab: it receives and sends no more. */
    hush: () => void hearers.shift(),
  };
}

let ids = 0;

/** A fake world: time passes only on demand, and the network is a function. */
export function fakeWorld(fetch: World['fetch'], air = fakeChannels()) {
  let now = Date.UTC(2026, 10, 21, 4);
  let skew = 0;
  let timers: Timer[] = [];

  const world: World = {
    fetch,
    now: () => now + skew,
    uuid: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    random: () => 0,
    elapsed: () => now,
    deadline(ms) {
      const controller = new AbortController();
      world.after(ms, () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')));
      return controller.signal;
    },
    after(ms, run) {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => void (timers = timers.filter((each) => each !== timer));
    },
    channel: air.channel,
  };

  return {
    ...world,
    /** Sets the wall clock's offset from now on, milliseconds. */
    set: (ms: number) => void (skew = ms),
    /** Advances time, running all due timers in order. */
    async pass(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.due);
        next.run();
        await settle();
      }
      now = end;
    },
  };
}
