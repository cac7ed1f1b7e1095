import { expect, test } from 'vitest';
import { payoutNames } from '#contract/payouts.ts';
import { routeAt } from '#nav/routes.ts';
import { payoutNameOf, nameAt, toAddAccount, toIdentity, withdrawalPath } from './paths.ts';

test('every payout method has a page, and each page maps back to its method (R-32)', () => {
  for (const name of payoutNames) {
    expect(routeAt(withdrawalPath(name))?.rules.guard).toBe('auth');
    expect(nameAt(withdrawalPath(name))).toBe(name);
  }
  expect(routeAt('/withdrawal/paypal')).toBeUndefined();
  expect(nameAt('/withdrawal/paypal')).toBeUndefined();
  expect(payoutNameOf('paypal')).toBeUndefined();
});

test('links away from a withdrawal lead back to it (KY-06)', () => {
  const back = (to: string) => new URL(to, 'http://app').searchParams.get('back');
  expect(back(toAddAccount('maya'))).toBe('/withdrawal/maya');
  expect(back(toIdentity(withdrawalPath('bank')))).toBe('/withdrawal/bank');
});
