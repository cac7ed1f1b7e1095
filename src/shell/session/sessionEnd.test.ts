// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { routeAt } from '#nav/routes.ts';
import { afterEnd, endMessage } from './sessionEnd.ts';

const session = (ended: 'left' | 'expired' | 'elsewhere' | 'replaced', savedAccount = '') => ({
  ...initialStores().session,
  ended,
  savedAccount,
});
const member = routeAt('/member');
const home = routeAt('/');

test('a log-out, or another player logging in, leads to the home page', () => {
  expect(afterEnd(session('left'), member)).toBe('/');
  expect(afterEnd(session('replaced'), member)).toBe('/');
});

test('an expired token leads to log in from any page, to the account form if the name is saved', () => {
  expect(afterEnd(session('expired'), home)).toBe('/auth/login');
  expect(afterEnd(session('expired', 'juan88'), member)).toBe('/auth/login?type=account');
});

test('after a log-out in another tab, a public page stays', () => {
  expect(afterEnd(session('elsewhere'), home)).toBeUndefined();
  expect(afterEnd(session('elsewhere'), undefined)).toBeUndefined();
  expect(afterEnd(session('elsewhere'), member)).toBe('/auth/login');
});

test('every end of a session shows a message, except the player’s own log-out', () => {
  expect(endMessage(session('left'))).toBeUndefined();
  expect(endMessage(session('expired'))).toBe('Your session has ended. Please log in again.');
  expect(endMessage({ ...session('replaced'), stoppedActs: 1 })).toMatch(/We stopped/);
});
