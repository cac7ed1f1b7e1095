import type { Page, Worker } from 'playwright/test';

/** A page's data worker, once it exists. */
export async function workerOf(page: Page): Promise<Worker> {
  return page.workers()[0] ?? page.waitForEvent('worker');
}

/** Faults of a page's data worker; of the current page, or another. */
export function createWorkerFaults(pageAtHand: () => Page) {
  return {
    /** The current worker, once it exists. */
    current: (page = pageAtHand()) => workerOf(page),
    /** Terminates the worker without notice; resolves when it is gone. */
    async kill(page = pageAtHand()) {
      const worker = await workerOf(page);
      const gone = worker.waitForEvent('close');
      await worker.evaluate(() => self.close());
      await gone;
    },
    /** Blocks the worker in an endless loop from its next task on. */
    async hang(page = pageAtHand()) {
      const worker = await workerOf(page);
      await worker.evaluate(
        () =>
          void setTimeout(() => {
            for (;;);
          }),
      );
    },
  };
}

export type WorkerFaults = ReturnType<typeof createWorkerFaults>;
