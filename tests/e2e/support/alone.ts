import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

const claim = 'alone';
/** How long a test waits for the others, milliseconds; longer than any test takes. */
export const longestWait = 600_000;

const until = (isFree: () => Promise<boolean>) => expect.poll(isFree, { timeout: longestWait }).toBe(true);

/**
 * Waits until the test may run, in parallel or alone; returns a function that ends its turn. The run's own folder gets a
 * file for each Playwright worker that runs a test, and one for a test running alone.
 */
export async function takeTurn(folder: string, alone: boolean, worker: number): Promise<() => Promise<void>> {
  const running = path.join(folder, 'running');
  const has = async (fits: (name: string) => boolean) => (await readdir(running)).some(fits);
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
