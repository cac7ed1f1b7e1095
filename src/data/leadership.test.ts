// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '#tests/support/worker.ts';

vi.mock('./worker.ts', () => import('#tests/support/worker.ts'));

const reported: boolean[] = [];

/**
 * The leader lock as this tab sees it, free unless a test takes it. `inLine` counts this tab's requests for it,
 * including one that holds it.
 */
let inLine = 0;
let free: Promise<unknown> = Promise.resolve();
/** Another tab steals the lock. */
let rob = () => {};
async function request(
  _: string,
  { signal, steal }: { signal?: AbortSignal; steal?: true },
  held: () => Promise<void>,
) {
  inLine++;
  const cut = new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const robbed = new Promise<never>((__, reject) => (rob = () => reject(new DOMException('stolen', 'AbortError'))));
  const mine = Promise.race([Promise.race([steal ? undefined : free, cut]).then(held), robbed]);
  free = mine.catch(() => {});
  await mine.finally(() => inLine--);
}

async function fire(where: EventTarget, name: string) {
  where.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
}

vi.useFakeTimers();
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request } });
  app.tab.lead.mockImplementation(async (on) => void reported.push(on));
  app.tab.led.mockResolvedValue(true);
});

test('a suspended tab gives up leadership and queues for it once when it resumes', async () => {
  const { lead } = await import('./leadership.ts');
  lead();
  await vi.advanceTimersByTimeAsync(0);
  expect(reported.at(-1)).toBe(true);
  await fire(window, 'pagehide');
  await fire(document, 'freeze');
  expect([inLine, reported.at(-1)]).toEqual([0, false]);
  await fire(document, 'resume');
  await fire(window, 'pageshow');
  expect([inLine, reported.at(-1)]).toEqual([1, true]);
  await fire(window, 'pagehide');
  expect([inLine, reported.at(-1)]).toEqual([0, false]);
});

test('a visible tab takes leadership only from a silent leader (F8)', async () => {
  free = new Promise(() => {});
  await fire(window, 'pageshow');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([inLine, reported.at(-1)]).toEqual([1, false]);
  app.tab.led.mockResolvedValue(false);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reported.at(-1)).toBe(false);
  visibility.mockReturnValue('visible');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([inLine, reported.at(-1)]).toEqual([1, true]);
});

test('a tab that lost leadership stops leading and queues for it again (F8)', async () => {
  rob();
  free = new Promise(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect([inLine, reported.at(-1)]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([inLine, reported.at(-1)]).toEqual([1, false]);
  await fire(window, 'pagehide');
  free = Promise.resolve();
});

const refuse = vi.fn(async () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));

test.each([
  ['refuses', { request: refuse }],
  ['doesn’t have', undefined],
  ['never answers for', { request: () => new Promise(() => {}) }],
])('where the browser %s locks, a visible tab leads unless another tab claims to (D1)', async (_, locks) => {
  refuse.mockClear();
  vi.stubGlobal('navigator', { locks });
  await fire(window, 'pageshow');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported.at(-1)).toBe(false);
  app.tab.led.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reported.at(-1)).toBe(true);
  expect(refuse.mock.calls.length).toBeLessThanOrEqual(1);
  await fire(window, 'pagehide');
  expect(reported.at(-1)).toBe(false);
});

test('a tab whose database a newer build took gives up leadership for good (D6)', async () => {
  const { stores } = await import('./stores.ts');
  await fire(window, 'pageshow');
  expect(inLine).toBe(1);
  stores.storage.outdated = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([inLine, reported.at(-1)]).toEqual([0, false]);
  await fire(window, 'pageshow');
  expect(inLine).toBe(0);
});
