import { expect, test } from 'vitest';
import { payoutNames } from '#contract/payouts.ts';
import { routeAt } from '#nav/routes.ts';
import { payoutNameOf, nameAt, toAddAccount, toIdentity, withdrawalPath } from './paths.ts';

test('every way out is a page, and a page knows its way (R-32)', () => {
  for (const name of payoutNames) {
    expect(routeAt(withdrawalPath(name))?.rules.guard).toBe('auth');
    expect(nameAt(withdrawalPath(name))).toBe(name);
  }
  expect(routeAt('/withdrawal/paypal')).toBeUndefined();
  expect(nameAt('/withdrawal/paypal')).toBeUndefined();
  expect(payoutNameOf('paypal')).toBeUndefined();
});

test('who is led away from a withdrawal is led back to it (KY-06)', () => {
  const back = (to: string) => new URL(to, 'http://app').searchParams.get('back');
  expect(back(toAddAccount('maya'))).toBe('/withdrawal/maya');
  expect(back(toIdentity(withdrawalPath('bank')))).toBe('/withdrawal/bank');
});
