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

test('who logs out, or makes room for another player, stands on the home page', () => {
  expect(afterEnd(session('left'), member)).toBe('/');
  expect(afterEnd(session('replaced'), member)).toBe('/');
});

test('whose token ended is led to log in from any page, with the account form if the name is kept', () => {
  expect(afterEnd(session('expired'), home)).toBe('/auth/login');
  expect(afterEnd(session('expired', 'juan88'), member)).toBe('/auth/login?type=account');
});

test('logged out in another tab, a page for everybody stays', () => {
  expect(afterEnd(session('elsewhere'), home)).toBeUndefined();
  expect(afterEnd(session('elsewhere'), undefined)).toBeUndefined();
  expect(afterEnd(session('elsewhere'), member)).toBe('/auth/login');
});

test('only somebody who left by their own wish is told nothing', () => {
  expect(endMessage(session('left'))).toBeUndefined();
  expect(endMessage(session('expired'))).toBe('Your session has ended. Please log in again.');
  expect(endMessage({ ...session('replaced'), stoppedActs: 1 })).toMatch(/We stopped/);
});
