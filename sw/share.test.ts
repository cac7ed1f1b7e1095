import { beforeEach, expect, test, vi } from 'vitest';
import { dropShared, keepShared } from './share.ts';

let kept: Map<string, Response>;
const cacheOf = () => ({ put: async (path: string, response: Response) => void kept.set(path, response) });

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ now: 1_000 });
  const remove = async () => {
    kept.clear();
    return true;
  };
  vi.stubGlobal('caches', { open: async () => cacheOf(), delete: remove });
  vi.stubGlobal(
    'Response',
    class extends Response {
      static override redirect = (url: string, status: number) => ({ url, status }) as unknown as Response;
    },
  );
  return () => vi.unstubAllGlobals();
});

const share = (...files: (File | string)[]) => {
  const data = { getAll: () => files };
  return keepShared({ formData: async () => data } as unknown as Request, 'shared');
};

test('shared pictures are stored by time and name, and redirect to the form (FB-01)', async () => {
  expect(await share(new File(['one'], 'a/b ñ.png'), new File(['two'], '2.png'))).toMatchObject({
    url: '/feedback',
    status: 303,
  });
  expect([...kept.keys()]).toEqual(['/shared/1000/0/a%2Fb%20%C3%B1.png', '/shared/1000/1/2.png']);
  expect(await kept.get('/shared/1000/1/2.png')!.text()).toBe('two');
});

test('a new share replaces the previous one, with at most ten truncated pictures (FB-01)', async () => {
  await share(new File(['old'], 'old.png'));
  await share(...Array.from({ length: 12 }, (_, n) => new File([new Uint8Array(n ? 1 : 7e6)], `${n}.png`)));
  expect(kept.size).toBe(10);
  expect([...kept.keys()].some((path) => path.includes('old'))).toBe(false);
  expect((await kept.get('/shared/1000/0/0.png')!.blob()).size).toBe(6e6);
});

test('a device that never stores the pictures redirects to the form after ten seconds (FB-01)', async () => {
  vi.stubGlobal('caches', { open: () => new Promise(() => {}), delete: async () => true });
  const answer = share(new File(['one'], 'one.png'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ url: '/feedback' });
});

test('a share that can’t be stored, or has no file, still redirects to the form (FB-01)', async () => {
  expect(await share('no file')).toMatchObject({ url: '/feedback' });
  const broken = { formData: () => Promise.reject(new TypeError('cut')) } as unknown as Request;
  expect(await keepShared(broken, 'shared')).toMatchObject({ url: '/feedback' });
});

test('a share is kept at the form and during log-in, and dropped elsewhere (FB-01)', async () => {
  await share(new File(['one'], '1.png'));
  for (const path of ['/feedback', '/auth/login', '/auth/social']) await dropShared(path, 'shared');
  expect(kept.size).toBe(1);
  await dropShared('/', 'shared');
  expect(kept.size).toBe(0);
});
