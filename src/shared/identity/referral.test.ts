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
  [{ code: 'AB12CD).', pid: 0 }, { inviteCode: 'AB12CD' }],
  [{ code: '<script>', pid: 0 }, {}],
  [{ code: 'AB12 CD34', pid: 0 }, {}],
  [{ code: 'AB12 CD34', pid: 88 }, { pid: 88 }],
  [{ code: '', pid: 0 }, {}],
  [{ code: '', pid: 2_147_483_647 }, { pid: 2_147_483_647 }],
  [{ code: '', pid: 2_147_483_648 }, {}],
])('a link with %j brings %j', (query, referral) => expect(referralOf(query)).toEqual(referral));

test.each([
  'AB12CD"',
  'AB12CD”.',
  'AB12CD)',
  ' AB12CD…',
  'AB12CD%',
  'AB12CD%zz',
  'AB12CD/',
  'AB12CD。',
  'AB12CD\u200B',
])('what surrounds a link’s code is not part of it: %j (F10)', (code) =>
  expect(referralOf({ code, pid: 0 })).toEqual({ inviteCode: 'AB12CD' }),
);

test('a very long code is none, and is never searched for its end', () =>
  expect(referralOf({ code: `AB12CD${'.'.repeat(495)}`, pid: 0 })).toEqual({}));

test('an impossible inviter that was stored before is ignored, so that registration and log-in work', () => {
  takeReferral({ pid: 99_999_999_999 }, now);
  expect(takeReferral({}, now + day)).toEqual({});
});

test('a referral from a link is kept for 30 days', () => {
  takeReferral({ inviteCode: 'AB12CD' }, now);
  expect(takeReferral({}, now + 30 * day - 1)).toEqual({ inviteCode: 'AB12CD' });
  expect(takeReferral({}, now + 30 * day)).toEqual({});
});

test('a newer link replaces an older one', () => {
  takeReferral({ inviteCode: 'AB12CD' }, now);
  expect(takeReferral({ pid: 88 }, now + day)).toEqual({ pid: 88 });
  expect(takeReferral({}, now + 2 * day)).toEqual({ pid: 88 });
});

test('a registration uses the form’s code, else the link’s player, else no inviter', () => {
  expect(inviteOf(' ab12cd', { inviteCode: 'AB12CD' })).toEqual({ inviteCode: 'AB12CD' });
  expect(inviteOf('', { pid: 88 })).toEqual({ pid: 88 });
  expect(inviteOf('', {})).toEqual({});
});

test('the referral is dropped after a registration', () => {
  takeReferral({ pid: 88 }, now);
  forgetReferral();
  expect(takeReferral({}, now)).toEqual({});
});

test('a tampered stored referral is validated again (G6)', () => {
  localStorage.setItem('referral', JSON.stringify({ referral: { inviteCode: '<script>' }, until: now + day }));
  expect(takeReferral({}, now)).toEqual({});
});
