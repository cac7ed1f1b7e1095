// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Award } from '#contract/endpoints/awardLog.ts';
import type { RebateEntry } from '#contract/endpoints/rebate.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { firstPage } from '#shared/records/pages.ts';
import { advance, render, unmount } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

const exists = vi.hoisted(() => ({ known: (address: string) => address !== '' }));
vi.mock('#nav/isKnownAddress.ts', () => ({ isKnownAddress: exists.known, useKnownAddress: () => exists.known }));

const { stores } = await import('#data/stores.ts');
const { default: AwardsScreen } = await import('./awards/AwardsScreen.tsx');
const { default: ToClaimScreen } = await import('./awards/ToClaimScreen.tsx');
const { default: RebateRecordScreen } = await import('./rebate/RebateRecordScreen.tsx');

const time = Date.UTC(2026, 10, 21, 16);
const later = Date.UTC(2026, 11, 21, 16);
const page = <T,>(list: T[]) => ({ list, pages: 1, total: list.length });
const known = (name: 'activityAwardGetLog' | 'betBonusLog', list: object[]) =>
  setReply(replyKey(name, firstPage({})), page(list));
const rows = () => [...document.querySelectorAll('main li')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.setSystemTime(Date.UTC(2026, 10, 25, 4));
  stores.network.onLine = true;
  Object.assign(stores.session, { userId: 8 });
});

const award = (id: number, more: Partial<Award>): Award => ({
  id,
  time,
  activityType: 0,
  title: '',
  awards: [{ id: 2001, count: 500 }],
  status: 1,
  ...more,
});

test('granted, pending and expired rewards are listed with their dates (BO-04, BO-07)', async () => {
  known('activityAwardGetLog', [
    award(3, { title: 'Rebate', activityType: 45, status: 2, expireTime: later }),
    award(2, {
      awards: [
        { id: 2001, count: 500 },
        { id: 999, count: 2 },
      ],
    }),
    award(1, { title: 'Rebate', activityType: 45, status: 3, expireTime: time }),
  ]);
  await render(<AwardsScreen />);
  expect(rows()).toEqual(
    [
      'Rebate₱5.00Claim by Dec 22, 2026, 00:00Ready',
      'Reward₱5.00 + ×2 GiftNov 22, 2026, 00:00Received',
      'Rebate₱5.00Nov 22, 2026, 00:00Expired',
    ].map((text) => expect.stringMatching(new RegExp(`^${text.replaceAll(/[+.]/g, '.').replaceAll(' ', '\\s')}$`))),
  );
  expect([...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href'))).toEqual(['/vip/rebate']);
});

test('claimable rewards have their own screen, whatever states are returned (R-18)', async () => {
  const list = [
    award(3, { title: 'Rebate', activityType: 45, status: 2, expireTime: later }),
    award(2, { status: 1 }),
    award(1, { title: 'Rebate', activityType: 45, status: 3, expireTime: time }),
  ];
  const key = replyKey('activityAwardGetLog', firstPage({ status: 2 }));
  setReply(key, page(list));
  await render(<ToClaimScreen />);
  expect(document.querySelector('h1')!.textContent).toBe('Rewards to claim');
  expect(rows()).toEqual([expect.stringMatching(/^Rebate₱5.00Claim by Dec.*Ready$/)]);
  expect(document.body.textContent).not.toContain('3 records');
  expect(document.querySelector('main li a')!.getAttribute('href')).toBe('/vip/rebate');
  expect(document.querySelector('main a[href="/bonus/record"]')).not.toBeNull();
  setReply(key, page(list.slice(0, 1)), { at: 2 });
  await unmount();
  await render(<ToClaimScreen />);
  expect(document.body.textContent).toContain('1 record');
  setReply(key, page([]), { at: 3 });
  await unmount();
  await render(<ToClaimScreen />);
  expect(document.body.textContent).toContain(
    'Nothing with a deadlineOther rewards you can claim are on the Bonus page.',
  );
});

test('a reward whose time to claim has passed since the answer has expired (BO-04)', async () => {
  vi.useFakeTimers({ now: time });
  const waits = award(3, { title: 'Rebate', activityType: 45, status: 2, expireTime: time + 30_000 });
  setReply(replyKey('activityAwardGetLog', firstPage({ status: 2 })), page([waits]));
  await render(<ToClaimScreen />);
  expect(rows()).toEqual([expect.stringMatching(/^Rebate₱5.00Claim by Nov.*Ready$/)]);
  await advance(60_000);
  expect(rows()).toEqual([expect.stringMatching(/^Rebate₱5.00Nov.*Expired$/)]);
  expect(document.querySelector('main li a')).toBeNull();
});

test('an empty record says so (BO-04)', async () => {
  known('activityAwardGetLog', []);
  await render(<AwardsScreen />);
  expect(document.body.textContent).toContain('No rewards yet');
});

test('the rebate record has a row per day and game type (VI-06)', async () => {
  const entry: RebateEntry = {
    id: 1,
    time,
    type: 1,
    name: 'Slots',
    validBet: 50_000 as Money,
    rate: 40,
    bonus: 200 as Money,
    status: 1,
    claimTime: later,
  };
  known('betBonusLog', [entry, { ...entry, id: 2, name: undefined, status: 2, expireTime: later }]);
  await render(<RebateRecordScreen />);
  expect(rows()[0]).toMatch(/^Slots, Nov\s21,\s2026.*0\.4% for ₱500\.00 in betsDec\s22,\s2026.*₱2\.00Claimed$/);
  expect(rows()[1]).toMatch(/^Nov\s21,\s2026.*Claim by Dec\s22.*Ready$/);
  vi.setSystemTime(later);
  await unmount();
  await render(<RebateRecordScreen />);
  expect(rows()[1]).toMatch(/^Nov\s21,\s2026.*Dec\s22.*Expired$/);
});

test.each([
  ['the rewards', () => <AwardsScreen />],
  ['the rebates', () => <RebateRecordScreen />],
])('a visitor is led to log in from the record of %s', async (_, screen) => {
  Object.assign(stores.session, { userId: 0 });
  await render(screen());
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
});
