import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Worker } from 'playwright/test';
import { plantClock, type PlantedClock } from './plantClock.ts';

interface Planted {
  plantedClock: PlantedClock;
}

/** A worker that says nothing for so long hangs, and time is lost on it; milliseconds of the machine. */
const patience = 1_000;

/** Time passes in steps of this length, so that page and worker can talk in between, milliseconds. */
const step = 1_000;

/** One clock for a device's pages and their workers. It goes on by itself, and can be moved. Service workers keep the machine's. */
export function createClock(context: () => BrowserContext) {
  const hanging = new WeakSet<Worker>();
  let ahead = 0;
  const plant = (worker: Worker) => worker.evaluate(plantClock, ahead).catch(() => {});

  /** Has every worker do something to its clock; those that hang, or are gone, are left behind. */
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
    /** Takes time in hand, best before the app is opened: what was set earlier keeps to the machine's clock. */
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
    /** Milliseconds pass for everybody, and all that is due in them happens. Longer steps are faster, and coarser. */
    async pass(ms: number, each = step) {
      for (let left = ms; left > 0; left -= each) {
        const some = Math.min(each, left);
        await context().clock.runFor(some);
        await move('pass', some);
      }
    },
    /** The device slept so long, milliseconds: each timer that was due happens once. */
    async sleep(ms: number) {
      await move('jump', ms);
      await context().clock.fastForward(ms);
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
