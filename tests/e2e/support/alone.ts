import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

/** A file for each Playwright worker whose test runs, and one for a test that is or wants to be alone; of this run. */
const running = path.resolve('test-results/running');
const claim = 'alone';
/** How long a test waits for the others, milliseconds; the longest of them takes less. */
export const longestWait = 600_000;

const has = async (fits: (name: string) => boolean) => (await readdir(running)).some(fits);
const until = (isFree: () => Promise<boolean>) => expect.poll(isFree, { timeout: longestWait }).toBe(true);

/** Waits until the test may run, beside others or alone; returns what ends it. */
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
