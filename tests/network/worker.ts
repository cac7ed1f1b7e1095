import type { Page, Worker } from 'playwright/test';

/** The data worker of a page, as soon as there is one. */
export async function workerOf(page: Page): Promise<Worker> {
  return page.workers()[0] ?? page.waitForEvent('worker');
}

/** What can befall a page's data worker from outside; the page at hand, or another. */
export function createWorkerFaults(pageAtHand: () => Page) {
  return {
    /** The worker at hand, as soon as there is one. */
    current: (page = pageAtHand()) => workerOf(page),
    /** Ends it without a word to its page; settles when it is gone. */
    async kill(page = pageAtHand()) {
      const worker = await workerOf(page);
      const gone = worker.waitForEvent('close');
      await worker.evaluate(() => self.close());
      await gone;
    },
    /** Keeps it busy for ever from its next turn on. */
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
