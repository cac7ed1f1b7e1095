// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetReferral, inviteOf, referralOf, takeReferral } from './referral.ts';

const day = 24 * 60 * 60 * 1_000;
const now = 1_800_000_000_000;

beforeEach(() => localStorage.clear());

test.each([
  [{ code: 'ab12cd', pid: 0 }, { inviteCode: 'AB12CD' }],
  [{ code: '', pid: 88 }, { pid: 88 }],
  [{ code: 'ab12cd', pid: 88 }, { inviteCode: 'AB12CD' }],
  [{ code: '<script>', pid: 0 }, {}],
  [{ code: '', pid: 0 }, {}],
])('a link with %j brings %j', (query, referral) => expect(referralOf(query)).toEqual(referral));

test('what a link brought is kept for 30 days, and no longer', () => {
  takeReferral({ inviteCode: 'AB12CD' }, now);
  expect(takeReferral({}, now + 30 * day - 1)).toEqual({ inviteCode: 'AB12CD' });
  expect(takeReferral({}, now + 30 * day)).toEqual({});
});

test('a newer link takes the place of an older one', () => {
  takeReferral({ inviteCode: 'AB12CD' }, now);
  expect(takeReferral({ pid: 88 }, now + day)).toEqual({ pid: 88 });
  expect(takeReferral({}, now + 2 * day)).toEqual({ pid: 88 });
});

test('who registers is invited by the code in the form, else by the link’s player, else by nobody', () => {
  expect(inviteOf(' ab12cd', { inviteCode: 'AB12CD' })).toEqual({ inviteCode: 'AB12CD' });
  expect(inviteOf('', { pid: 88 })).toEqual({ pid: 88 });
  expect(inviteOf('', {})).toEqual({});
});

test('after a registration it is gone', () => {
  takeReferral({ pid: 88 }, now);
  forgetReferral();
  expect(takeReferral({}, now)).toEqual({});
});

test('G6: what somebody wrote into the store by hand is checked again', () => {
  localStorage.setItem('referral', JSON.stringify({ referral: { inviteCode: '<script>' }, until: now + day }));
  expect(takeReferral({}, now)).toEqual({});
});
