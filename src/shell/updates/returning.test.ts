// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { app, supervision } from '#tests/support/worker.ts';
import { stores } from '#data/stores.ts';

const { watchReturning } = await import('./returning.ts');

const fire = (name: string) => dispatchEvent(Object.assign(new Event(name), { persisted: true }));
const covered = () => document.body.style.visibility === 'hidden';

vi.useFakeTimers();
beforeAll(watchReturning);
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  Object.assign(stores.session, { userId: 7, epoch: 'e1' });
  localStorage.setItem('session.epoch', 'e1');
  sessionStorage.clear();
  supervision.broken = false;
});

test('a player’s page in the background is covered, and uncovered at once if nothing changed (F2)', async () => {
  fire('pagehide');
  expect(covered()).toBe(true);
  fire('pageshow');
  expect(covered()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(app.session.recheck).toHaveBeenCalledTimes(1);
});

test('a page stays covered after a session change until the session is known (F2)', async () => {
  localStorage.setItem('session.epoch', 'e2');
  let answer = () => {};
  app.session.recheck.mockReturnValueOnce(new Promise((done) => (answer = done)));
  fire('pagehide');
  fire('pageshow');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(covered()).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(covered()).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

/**
 * Returns from the back-forward cache after another player has logged in, with a worker that doesn't answer; `free`
 * tells whether the busy lock is free.
 */
async function comeBackUnanswered({ free = true, onLine = true } = {}) {
  const locks = {
    request: async (_: string, __: object, work: (lock: object | null) => unknown) => work(free ? {} : null),
  };
  vi.stubGlobal('navigator', { locks, onLine });
  localStorage.setItem('session.epoch', 'e2');
  app.session.recheck.mockReturnValueOnce(new Promise(() => {}));
  fire('pagehide');
  fire('pageshow');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(covered()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
}

test('a page that never learns its session reloads once per build (F2)', async () => {
  await comeBackUnanswered();
  expect([vi.mocked(location.reload).mock.calls.length, covered()]).toEqual([1, true]);
  await comeBackUnanswered();
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect([supervision.broken, covered()]).toEqual([true, false]);
});

test.each([
  ['another tab has a money act in progress', { free: false }],
  ['there is neither a network nor a service worker to load from', { onLine: false }],
])('the page doesn’t reload while %s, and shows that it stopped (F2)', async (_, how) => {
  await comeBackUnanswered(how);
  expect(location.reload).not.toHaveBeenCalled();
  expect([supervision.broken, covered()]).toEqual([true, false]);
});

test('without a session change the page doesn’t reload (F2)', async () => {
  app.session.recheck.mockReturnValueOnce(new Promise(() => {}));
  fire('pagehide');
  fire('pageshow');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(location.reload).not.toHaveBeenCalled();
  expect([supervision.broken, covered()]).toEqual([false, false]);
});

test('a page checks for updates once after its device slept, not after a short delay (C10)', async () => {
  vi.setSystemTime(Date.now() + 30_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(app.tab.resume).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(app.tab.resume).toHaveBeenCalledTimes(1);
});
