// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import * as types from '#contract/activityTypes.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { activityLink, listedLink } from './activityLink.ts';

const of = (activityType: number, more: object = {}) => ({ id: 12, activityType, ...more });
const pathOf = (activityType: number, userId = 7) => activityLink(of(activityType), userId)?.to;

beforeEach(() => void vi.stubGlobal('navigator', { userAgent: 'Chrome/156.0 Mobile' }));

test('the wrapper gets no link to install the app (O-43)', () => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome/156.0 Mobile PerlasWrapper/1.0.0' });
  expect(pathOf(types.Download)).toBeUndefined();
  expect(pathOf(types.VIP)).toBe('/vip');
});

test.each([
  [types.Bind, '/activity/bank'],
  [types.VIP, '/vip'],
  [types.points, '/points'],
  [types.Fund, '/bonus/event?id=12'],
  [types.LadderRecharge, '/bonus/event?id=12'],
  [types.InviteUserSpin, '/activity/spin'],
  [types.FollowRewards, '/activity/follow'],
  [types.RedPacket, '/bonus/event?id=12'],
  [types.Notice, undefined],
  [types.Agent, '/agent'],
  [types.AgentCount, '/agent'],
  [types.AccumulatedRecharge, '/bonus/event?id=12'],
  [types.ContinuousRecharge, '/bonus/event?id=12'],
  [types.Supply, '/bonus/event?id=12'],
  [types.Download, '/download'],
  [types.WeekendLottery, '/activity/lottery?type=33'],
  [types.Lottery, '/activity/lottery'],
  [types.Festival, '/bonus/event?id=12'],
  [types.Christmas, '/bonus/event?id=12'],
  [types.NewYear, '/bonus/event?id=12'],
  [types.FreeSign, '/activity/sign-in'],
  [types.FirstCharge, '/activity/first-deposit'],
  [types.FirstDeposit, '/activity/first-deposit'],
  [types.InviteFriend1, '/share'],
  [types.Agent5, '/agent?tabActive=invite'],
  [types.Tasks, '/bonus/tasks'],
  [types.Tasks1, '/bonus/tasks'],
  [types.LuckyJackpot, '/activity/jackpot'],
  [types.homeGuide, undefined],
  [types.vipTask, '/bonus/vip'],
  [types.Rank, '/rank'],
  [types.SlotsHack, '/activity/slotshack'],
  [777, '/bonus/event?id=12'],
])('an activity of type %i leads to %s (R-35)', (type, path) => expect(pathOf(type)).toBe(path));

test('agent and invite activities lead to pages that the app has (A-26, A-31, A-40, A-41)', () => {
  const addresses = [types.Agent, types.AgentCount, types.InviteFriend1, types.Agent5].map((type) => pathOf(type)!);
  expect(addresses).toEqual(['/agent', '/agent', '/share', '/agent?tabActive=invite']);
  expect(addresses.filter((address) => !isKnownAddress(address))).toEqual([]);
});

test('the daily sign-in and the rebate activity lead to their pages (A-23, A-45)', () => {
  expect(pathOf(types.FreeLoginBonus)).toBe('/activity/sign-in');
  expect(pathOf(types.vipRebate)).toBe('/vip/rebate');
});

test('a sign-up bonus leads a visitor to the registration, and a player to the rewards (A-15)', () => {
  expect(pathOf(types.SignUpBonus, 0)).toBe('/auth/register');
  expect(pathOf(types.SignUpBonus)).toBe('/bonus/reward');
});

test('an activity’s own themeUrl takes precedence over its type (R-35)', () => {
  const link = activityLink(of(types.VIP, { themeUrl: '/member/games' }), 7);
  expect(link).toEqual({ to: '/member/games', inner: true });
});

test.each([
  ['https://partner.test/offer', { to: 'https://partner.test/offer', inner: false }],
  ['http://partner.test/offer', undefined],
  ['javascript:alert(1)', undefined],
  ['/wallets', undefined],
  [null, undefined],
])('an outside link to %s leads to %o (A-29)', (clickAction, expected) =>
  expect(activityLink(of(types.OutLink, { clickAction }), 7)).toEqual(expected),
);

const general = { to: '/bonus/event?id=12', inner: true };
const everywhere = () => true;

test('every listed type has a link, the general page if it has no page of its own (BO-02)', () => {
  expect(listedLink(of(types.Notice), 7, everywhere)).toEqual(general);
  expect(listedLink(of(types.OutLink, { clickAction: 'http://partner.test' }), 7, everywhere)).toEqual(general);
  expect(listedLink(of(types.Rank), 7, (address) => address !== '/rank')).toEqual(general);
  expect(listedLink(of(types.Rank), 7, everywhere)).toEqual({ to: '/rank', inner: true });
  expect(listedLink(of(777), 7, everywhere)).toEqual(general);
});
