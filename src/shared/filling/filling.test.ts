// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { facts } from '#tests/support/worker.ts';

vi.mock('./freeTime.ts', () => ({ untilFree: async () => {} }));

const { filledListOf } = await import('#browser/filledList.ts');
const { stores } = await import('#data/stores.ts');
const { build } = await import('#data/updates.ts');
const { setLanguage } = await import('#i18n/language.ts');
const { count, fillAtRest, fillNow, filling, removeFilled, stopFilling } = await import('./filling.ts');

const address = filledListOf(build);
const list = {
  files: [
    { url: '/assets/member.js', bytes: 5_000 },
    { url: '/assets/member.fil.js', bytes: 900, language: 'fil' },
    { url: '/assets/faq-en.js', bytes: 2_000, language: 'en' },
    { url: '/assets/wallets.js', bytes: 6_000 },
  ],
  others: [],
};
const kept = new Set<string>();
const fetched: string[] = [];
let answer: (path: string) => Promise<void>;

const cache = {
  keys: async () => [...kept].map((path) => ({ url: `http://app.test${path}` })),
  match: async () => Response.json(list),
  delete: async (path: string) => kept.delete(path),
};

/** A fetch through the service worker, which caches responses. */
async function fetchFile(path: string, { signal }: RequestInit = {}) {
  if (!kept.has(path)) {
    fetched.push(path);
    await answer(path);
    signal?.throwIfAborted();
    kept.add(path);
  }
  return path === address ? Response.json(list) : new Response('code');
}

beforeEach(() => {
  kept.clear();
  fetched.length = 0;
  answer = async () => {};
  localStorage.clear();
  setLanguage('en');
  Object.assign(filling, { state: 'unknown', ready: 0, all: 0, bytesLeft: 0, by: null });
  facts.mockReturnValue({ ...facts(), effectiveType: '4g', saveData: false });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, locks: navigator.locks });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});

test('when idle all missing files load, with texts in the player’s language only', async () => {
  kept.add('/assets/wallets.js');
  await fillAtRest();
  expect(fetched).toEqual([address, '/assets/member.js', '/assets/faq-en.js']);
  expect(filling).toMatchObject({ state: 'known', ready: 3, all: 3, bytesLeft: 0, by: null });
  setLanguage('fil');
  await fillAtRest();
  expect(fetched.slice(3)).toEqual(['/assets/member.fil.js']);
});

test('offline a missing list isn’t requested', async () => {
  stores.network.onLine = false;
  await count();
  expect(fetched).toEqual([]);
  kept.add(address);
  await count();
  expect(filling).toMatchObject({ state: 'known', ready: 0, all: 3 });
  stores.network.onLine = true;
});

test('on a slow network nothing loads by itself, and everything at the player’s request', async () => {
  facts.mockReturnValue({ ...facts(), effectiveType: '2g' });
  await fillAtRest();
  expect(fetched).toEqual([]);
  await fillNow();
  expect(filling).toMatchObject({ ready: 3, all: 3 });
});

test('a stopped download resumes where it left off', async () => {
  answer = async (path) => {
    if (path === '/assets/faq-en.js') stopFilling();
  };
  await fillNow();
  expect(filling).toMatchObject({ ready: 1, all: 3, bytesLeft: 8_000, by: null });
  answer = async () => {};
  await fillNow();
  expect(fetched.filter((path) => path === '/assets/member.js')).toHaveLength(1);
  expect(filling.ready).toBe(3);
});

test('files removed by the player don’t load again by themselves', async () => {
  await fillNow();
  await removeFilled();
  expect(filling).toMatchObject({ ready: 0, all: 3 });
  await fillAtRest();
  expect(filling.ready).toBe(0);
  await fillNow();
  await removeFilled();
  await fillNow();
  expect(filling.ready).toBe(3);
});

/** The unparsable address that a browser records for a picture that it couldn't request. */
const unreadable = 'https://[::1/';

test('files used by this page aren’t removed, so that it opens offline again', async () => {
  await fillNow();
  const entry = (path: string, initiatorType: string) => ({ name: `http://app.test${path}`, initiatorType });
  const entries = [
    entry('/assets/member.js', 'script'),
    entry('/assets/wallets.js', 'fetch'),
    { name: unreadable, initiatorType: 'img' },
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  await removeFilled();
  expect([...kept]).toEqual([address, '/assets/member.js']);
});

test('on an unknown network the download stops once files load slowly', async () => {
  facts.mockReturnValue({ ...facts(), effectiveType: '' });
  const files = Array.from({ length: 9 }, (_, n) => ({ url: `/assets/${n}.js`, bytes: 1_000 }));
  vi.stubGlobal('fetch', async (path: string) =>
    path === address ? Response.json({ files, others: [] }) : fetchFile(path),
  );
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 500));
  await fillAtRest();
  expect(fetched).toHaveLength(3);
});

test('offline the stored share is known if a list was ever loaded', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await count();
  expect(filling.state).toBe('unknown');
  kept.add(address).add('/assets/member.js');
  await count();
  expect(filling).toMatchObject({ state: 'known', ready: 1, all: 3, bytesLeft: 8_000 });
});
