import { expect, test, vi } from 'vitest';
import type { mendLater as Plugin } from './mendLater.ts';

const url = 'https://perlas.test/assets/a.js';
const put = vi.fn<(key: string, response: Response) => Promise<void>>();
const open = vi.fn<() => Promise<{ put: typeof put }>>();
const caches = { match: async () => undefined, open };
const fetched = vi.fn<() => Promise<Response>>();
class FetchEvent extends Event {
  readonly waitUntil = vi.fn<(work: Promise<unknown>) => void>();
}
for (const [name, value] of Object.entries({ self: globalThis, caches, FetchEvent, ExtendableEvent: FetchEvent }))
  vi.stubGlobal(name, value);
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('location', new URL('https://perlas.test/sw.js'));
vi.stubGlobal('registration', { scope: 'https://perlas.test/' });

const { addPlugins, precache, createHandlerBoundToURL } = await import('workbox-precaching');
const mendLater: typeof Plugin = (await import('./mendLater.ts')).mendLater;
precache([{ url, revision: 'r1', integrity: 'sha256-a' }]);
addPlugins([mendLater]);

/** Requests the file, which isn't in the precache. */
async function ask() {
  const event = new FetchEvent('fetch');
  const request = new Request(url);
  const answer = createHandlerBoundToURL(url)({
    event,
    request,
    url: new URL(url),
    params: { integrity: 'sha256-a' },
  });
  return { answer, waited: () => Promise.all(event.waitUntil.mock.calls.map(([work]) => work)) };
}

const never = new Promise<never>(() => {});

test.each<[string, () => void]>([
  ['stores it', () => {}],
  ['refuses to open the precache', () => open.mockRejectedValue(new DOMException('', 'SecurityError'))],
  ['never opens the precache', () => open.mockReturnValue(never)],
  ['is full', () => put.mockRejectedValue(new DOMException('', 'QuotaExceededError'))],
  ['never confirms that it is stored', () => put.mockReturnValue(never)],
])('a file missing from the precache comes from the network where the device %s (D15)', async (_, spoil) => {
  put.mockReset().mockResolvedValue();
  open.mockReset().mockResolvedValue({ put });
  fetched.mockReset().mockImplementation(async () => new Response('go()'));
  spoil();
  expect(await (await (await ask()).answer).text()).toBe('go()');
});

test('the file is cached for the next time, and a failure isn’t (D15)', async () => {
  put.mockReset().mockResolvedValue();
  open.mockReset().mockResolvedValue({ put });
  fetched.mockReset().mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await (
    await ask()
  ).answer;
  fetched.mockResolvedValueOnce(new Response('go()'));
  const { answer, waited } = await ask();
  await answer;
  await waited();
  expect(put.mock.calls.map(([key]) => key)).toEqual([`${url}?__WB_REVISION__=r1`]);
  expect(await put.mock.calls[0]![1].text()).toBe('go()');
});
