import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

/** This run's folder with a file for each Playwright worker that runs a test, and one for a test running alone. */
const running = path.resolve('test-results/running');
const claim = 'alone';
/** How long a test waits for the others, milliseconds; longer than any test takes. */
export const longestWait = 600_000;

const has = async (fits: (name: string) => boolean) => (await readdir(running)).some(fits);
const until = (isFree: () => Promise<boolean>) => expect.poll(isFree, { timeout: longestWait }).toBe(true);

/** Waits until the test may run, in parallel or alone; returns a function that ends its turn. */
export async function takeTurn(alone: boolean, worker: number): Promise<() => Promise<void>> {
  const own = path.join(running, alone ? claim : `worker${worker}`);
  await mkdir(running, { recursive: true });
  const leave = () => rm(own, { force: true });
  if (alone) {
    await until(async () => !(await has((name) => name === claim)));
    await writeFile(own, '');
    await until(async () => !(await has((name) => name !== claim)));
    return leave;
  }
  await until(async () => {
    await writeFile(own, '');
    const isFree = !(await has((name) => name === claim));
    if (!isFree) await leave();
    return isFree;
  });
  return leave;
}
