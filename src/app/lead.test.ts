// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const told = vi.hoisted(() => [] as boolean[]);
vi.mock('./worker.ts', () => ({
  onWorker: () => {},
  app: { lead: async (on: boolean) => void told.push(on), led: async () => true },
}));

/** A lock that no other tab wants, and how often this one stands in line for it, holding it included. */
let inLine = 0;
let free: Promise<unknown> = Promise.resolve();
async function request(_: string, { signal }: { signal: AbortSignal }, held: () => Promise<void>) {
  inLine++;
  const cut = new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const mine = Promise.race([free, cut]).then(held);
  free = mine.catch(() => {});
  await mine.finally(() => inLine--);
}

async function fire(where: EventTarget, name: string) {
  where.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
}

vi.useFakeTimers();
beforeEach(() => vi.stubGlobal('navigator', { locks: { request } }));

test('a tab put aside lets go of the lead, and stands in line once when it comes back', async () => {
  const { lead } = await import('./lead.ts');
  lead();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe(true);
  await fire(window, 'pagehide');
  await fire(document, 'freeze');
  expect([inLine, told.at(-1)]).toEqual([0, false]);
  await fire(document, 'resume');
  await fire(window, 'pageshow');
  expect([inLine, told.at(-1)]).toEqual([1, true]);
  await fire(window, 'pagehide');
  expect([inLine, told.at(-1)]).toEqual([0, false]);
});

test('D6: a tab whose database a newer build has taken lets go of the lead for good', async () => {
  const { stores } = await import('./stores.ts');
  await fire(window, 'pageshow');
  expect(inLine).toBe(1);
  stores.storage.outdated = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([inLine, told.at(-1)]).toEqual([0, false]);
  await fire(window, 'pageshow');
  expect(inLine).toBe(0);
});
