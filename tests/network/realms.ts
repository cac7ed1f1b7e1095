import type { BrowserContext, Page } from 'playwright/test';
import { enter } from '../e2e/support/perlas.ts';
import { workerOf } from './worker.ts';
import { broughtAlong, offlineReady } from '../e2e/support/rest.ts';

/** A JavaScript realm that can run code: a page, its data worker, or the service worker. */
export interface Realm {
  name: 'page' | 'worker' | 'service worker';
  run<T>(code: () => T | Promise<T>): Promise<T>;
  run<T, A>(code: (given: A) => T | Promise<T>, given: A): Promise<T>;
}

/** The three realms of an installed app. */
async function realmsOf(page: Page, context: BrowserContext = page.context()): Promise<Realm[]> {
  const data = await workerOf(page);
  const service = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const realm = (name: Realm['name'], host: Pick<Page, 'evaluate'>): Realm => ({
    name,
    run: (code: (given: never) => unknown, given?: unknown) => host.evaluate(code as never, given) as Promise<never>,
  });
  return [realm('page', page), realm('worker', data), realm('service worker', service)];
}

/** Runs the same code in every realm concurrently; returns the results by realm name. */
export async function everywhere<T, A>(realms: readonly Realm[], code: (given: A) => T | Promise<T>, given: A) {
  const said = await Promise.all(realms.map(({ run }) => run(code, given)));
  return Object.fromEntries(realms.map(({ name }, i) => [name, said[i]!])) as Record<Realm['name'], T>;
}

/** The same expected result for every realm. */
export const all = <T>(said: T): Record<Realm['name'], T> => ({ page: said, worker: said, 'service worker': said });

/** Fetches a path; returns the result, the duration in milliseconds, and the reported network type. */
export async function ask([path, patience]: [path: string, patience: number]) {
  const { effectiveType } = (navigator as unknown as { connection: { effectiveType: string } }).connection;
  const start = performance.now();
  const outcome = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    .then(async (response) => `${response.status}: ${(await response.text()).length} bytes`)
    .catch(({ name }: Error) => name);
  return { outcome, took: performance.now() - start, effectiveType, onLine: navigator.onLine };
}

/** Opens the app, waits until it is installed, and records its page's network events. */
export async function installed(page: Page) {
  await enter(page);
  await offlineReady(page);
  await broughtAlong(page, 'visitor');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const kind of ['online', 'offline']) addEventListener(kind, () => heard.push(kind));
  });
  return realmsOf(page);
}

/** The network events recorded since. */
export const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
