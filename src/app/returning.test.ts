// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stores } from './stores.ts';

const app = vi.hoisted(() => ({ recheck: vi.fn(async () => {}), resume: vi.fn(async () => {}) }));
vi.mock('./worker.ts', () => ({ app }));
const { watchReturning } = await import('./returning.ts');

const fire = (name: string) => dispatchEvent(Object.assign(new Event(name), { persisted: true }));
const covered = () => document.body.style.visibility === 'hidden';

vi.useFakeTimers();
beforeAll(watchReturning);
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  Object.assign(stores.session, { userId: 7, epoch: 'e1' });
  localStorage.setItem('session.epoch', 'e1');
});

test('F2: a page put aside with a player on it is covered, and uncovered at once when nothing changed', async () => {
  fire('pagehide');
  expect(covered()).toBe(true);
  fire('pageshow');
  expect(covered()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(app.recheck).toHaveBeenCalledTimes(1);
});

test('F2: when the session changed meanwhile it stays covered until it is known who is here', async () => {
  localStorage.setItem('session.epoch', 'e2');
  let answer = () => {};
  app.recheck.mockReturnValueOnce(new Promise((done) => (answer = done)));
  fire('pagehide');
  fire('pageshow');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(covered()).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(covered()).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a page that nobody tells who is here loads anew', async () => {
  app.recheck.mockReturnValueOnce(new Promise(() => {}));
  fire('pageshow');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('C10: after its machine slept a page asks once, and not after a mere delay', async () => {
  vi.setSystemTime(Date.now() + 30_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(app.resume).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(app.resume).toHaveBeenCalledTimes(1);
});
