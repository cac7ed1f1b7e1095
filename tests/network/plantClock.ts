/** Controls of a planted clock; all in milliseconds. */
export interface PlantedClock {
  /** Advances time, running all due timers in order, each at its time. */
  pass(ms: number): Promise<void>;
  /** Jumps ahead in time: each overdue timer runs once, late. */
  jump(ms: number): void;
}

/**
 * Init script for a worker, self-contained: replaces `Date`, `performance.now`, timers and `AbortSignal.timeout` by a
 * clock that runs on its own and can be moved, `before` milliseconds ahead of real time.
 */
export function plantClock(before: number) {
  const scope = globalThis as unknown as { plantedClock?: PlantedClock };
  if (scope.plantedClock) return;

  interface Timer {
    due: number;
    every: number | undefined;
    run(): void;
    native: number;
  }
  const real = {
    Date,
    now: performance.now.bind(performance),
    set: setTimeout.bind(globalThis) as unknown as (run: () => void, ms: number) => number,
    clear: clearTimeout.bind(globalThis) as (id?: number) => void,
  };
  const timers = new Map<number, Timer>();
  let ahead = before;
  /** Far above the ids of existing timers. */
  let lastId = 1_000_000;

  const now = () => real.now() + ahead;

  const turns: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => turns.shift()?.());
  port1.start();
  /** Runs a callback in a task of its own, as the browser would, so that exceptions are reported and isolated. */
  const inTurn = (run: () => void) =>
    new Promise<void>((done) => {
      turns.push(() => {
        try {
          run();
        } finally {
          done();
        }
      });
      port2.postMessage(0);
    });

  function arm(id: number, timer: Timer) {
    real.clear(timer.native);
    timer.native = real.set(() => fire(id, timer), Math.max(0, timer.due - now()));
  }
  function fire(id: number, timer: Timer) {
    real.clear(timer.native);
    if (timer.every === undefined) timers.delete(id);
    else {
      timer.due += timer.every;
      arm(id, timer);
    }
    timer.run();
  }
  function set(run: unknown, ms = 0, repeat = false, args: unknown[] = []) {
    const id = ++lastId;
    const wait = Math.max(0, ms);
    const call = () => (run as (...given: unknown[]) => void)(...args);
    const timer: Timer = { due: now() + wait, every: repeat ? Math.max(1, wait) : undefined, run: call, native: 0 };
    timers.set(id, timer);
    arm(id, timer);
    return id;
  }
  function clear(id?: number) {
    const timer = timers.get(id ?? 0);
    if (!timer) return real.clear(id);
    real.clear(timer.native);
    timers.delete(id ?? 0);
  }
  const next = (end: number) =>
    [...timers].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due)[0];

  class MovedDate extends real.Date {
    constructor(...given: unknown[]) {
      if (given.length > 0) super(...(given as [number]));
      else super(real.Date.now() + ahead);
    }
    static override now = () => Math.round(real.Date.now() + ahead);
  }

  Object.assign(globalThis, {
    Date: MovedDate,
    setTimeout: (run: unknown, ms?: number, ...args: unknown[]) => set(run, ms, false, args),
    setInterval: (run: unknown, ms?: number, ...args: unknown[]) => set(run, ms, true, args),
    clearTimeout: clear,
    clearInterval: clear,
  });
  performance.now = now;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    set(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
    return controller.signal;
  };

  scope.plantedClock = {
    async pass(ms) {
      const end = now() + ms;
      for (let due = next(end); due; due = next(end)) {
        const [id, timer] = due;
        ahead += Math.max(0, timer.due - now());
        await inTurn(() => timers.get(id) === timer && fire(id, timer));
      }
      ahead += Math.max(0, end - now());
      for (const [id, timer] of timers) arm(id, timer);
    },
    jump(ms) {
      ahead += ms;
      for (const [id, timer] of timers) {
        if (timer.every !== undefined && timer.due < now()) timer.due = now();
        arm(id, timer);
      }
    },
  };
}
