import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Worker } from 'playwright/test';
import { plantClock, type PlantedClock } from './plantClock.ts';

interface Planted {
  plantedClock: PlantedClock;
}

/** After this, longer than a busy machine takes, a silent worker counts as hung and is skipped; real milliseconds. */
const patience = 5_000;

/** Step of simulated time, between which page and worker can exchange messages, milliseconds. */
const step = 1_000;

/** A clock shared by a device's pages and workers; it runs, and can be moved. Service workers keep real time. */
export function createClock(context: () => BrowserContext) {
  const hanging = new WeakSet<Worker>();
  let ahead = 0;
  const plant = (worker: Worker) => worker.evaluate(plantClock, ahead).catch(() => {});

  /** Moves every worker's clock; workers that hang or are gone are skipped. */
  async function move(how: 'pass' | 'jump', ms: number) {
    ahead += ms;
    const workers = context()
      .pages()
      .flatMap((page) => page.workers());
    const moved = workers.map(async (worker) => {
      if (hanging.has(worker)) return;
      const told = worker.evaluate(([way, by]) => (globalThis as unknown as Planted).plantedClock[way](by), [
        how,
        ms,
      ] as const);
      const late = pause(patience, 'late' as const, { ref: false });
      if ((await Promise.race([told.catch(() => {}), late])) === 'late') hanging.add(worker);
    });
    await Promise.all(moved);
  }

  return {
    /** Installs the clock, best before the app is opened, since earlier timers keep real time. */
    async start() {
      await context().clock.install();
      context().on('page', (page) => page.on('worker', plant));
      for (const page of context().pages()) page.on('worker', plant);
      await Promise.all(
        context()
          .pages()
          .flatMap((page) => page.workers())
          .map(plant),
      );
    },
    /** Advances time for all pages and workers, running all due timers. Longer steps are faster, and coarser. */
    async pass(ms: number, each = step) {
      for (let left = ms; left > 0; left -= each) {
        const some = Math.min(each, left);
        await context().clock.runFor(some);
        await move('pass', some);
      }
    },
    /** Simulates sleep of the device, milliseconds: each overdue timer runs once. */
    async sleep(ms: number) {
      await move('jump', ms);
      await context().clock.fastForward(ms);
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
