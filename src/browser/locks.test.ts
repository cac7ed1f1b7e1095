import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ifLockIsFree, lockedOrNot } from './locks.ts';

const patience = 3_000;
const denied = new DOMException('The request was denied.', 'SecurityError');
type Granted = (lock: object | null) => Promise<unknown>;

/** Stubs a lock manager whose requests behave like `request`. */
const stubLocks = (request?: (name: string, options: LockOptions, granted: Granted) => unknown) =>
  vi.stubGlobal('navigator', request ? { locks: { request } } : {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = {
  'has no locks': undefined,
  'refuses them': () => Promise.reject(denied),
  'throws at once': () => {
    throw denied;
  },
  'never answers': () => new Promise(() => {}),
};

for (const [how, request] of Object.entries(failing)) {
  test(`where the browser ${how}, work runs without the lock, once (D1)`, async () => {
    stubLocks(request);
    const work = vi.fn(async () => 'done');
    const done = lockedOrNot('busy', {}, patience, work);
    await vi.advanceTimersByTimeAsync(patience);
    expect(await done).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test(`where the browser ${how}, the lock state is unknown and work does not run (D1)`, async () => {
    stubLocks(request);
    const work = vi.fn(async () => 'done');
    const done = ifLockIsFree('busy', patience, work);
    await vi.advanceTimersByTimeAsync(patience);
    expect(await done).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
  });
}

test('a late lock neither repeats work nor runs abandoned work', async () => {
  let come: Granted = async () => {};
  stubLocks((_, __, granted) => new Promise((done) => (come = async (lock) => done(await granted(lock)))));
  const work = vi.fn(async () => 'done');
  const done = lockedOrNot('busy', {}, patience, work);
  await vi.advanceTimersByTimeAsync(patience);
  await Promise.all([done, come({})]);
  expect(work).toHaveBeenCalledTimes(1);
  const given = ifLockIsFree('busy', patience, work);
  await vi.advanceTimersByTimeAsync(patience);
  await Promise.all([given, come({})]);
  expect(work).toHaveBeenCalledTimes(1);
});

test('failing work rejects to the caller and is not repeated', async () => {
  stubLocks(async (_, __, granted) => granted({}));
  const work = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(lockedOrNot('busy', {}, patience, work)).rejects.toThrow('refused');
  await expect(ifLockIsFree('busy', patience, work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(2);
});

test('work longer than the lock’s patience holds the lock until it is done', async () => {
  let held = true;
  stubLocks(async (_, __, granted) => granted({}).finally(() => (held = false)));
  const done = lockedOrNot('busy', {}, patience, () => new Promise<void>((end) => setTimeout(end, 2 * patience)));
  await vi.advanceTimersByTimeAsync(patience + 1);
  expect(held).toBe(true);
  await vi.advanceTimersByTimeAsync(patience);
  await done;
  expect(held).toBe(false);
});
