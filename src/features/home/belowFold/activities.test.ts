// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as types from '#contract/activityTypes.ts';
import { hasGuide, shownActivities } from './activities.ts';

const of = (activityType: number, more: object = {}) => ({ id: 12, activityType, ...more });
const viewer = { userId: 7, now: 1_000, exists: (address: string) => address === '/download' };
const titled = (id: number, more: object = {}) => ({ id, activityType: types.Download, title: `No. ${id}`, ...more });
const ids = (list: ReturnType<typeof titled>[], changes: object = {}) =>
  shownActivities(Object.fromEntries(list.map((each) => [String(each.id), each])), { ...viewer, ...changes }).map(
    ({ activity }) => activity.id,
  );

test('activities follow the operator’s order, ties by id (B9)', () =>
  expect(ids([titled(1, { sort: 2 }), titled(2, { sort: 1 }), titled(3, { sort: 1 })])).toEqual([2, 3, 1]));

test('activities without a screen or name, or outside their time, are hidden (B9)', () => {
  const list = [
    titled(1, { activityType: types.VIP }),
    titled(2, { title: '' }),
    titled(3, { startTime: 2_000 }),
    titled(4, { endTime: 1_000 }),
    titled(5, { startTime: 500, endTime: 1_500 }),
    titled(6, { endTime: 0 }),
  ];
  expect(ids(list)).toEqual([5, 6]);
});

test('a themeUrl that loops is a plain link, followed once per tap (B9)', () => {
  const pages = { 12: '/bonus/event?id=12', 13: '/bonus/event?id=14', 14: '/bonus/event?id=13' };
  const map = Object.fromEntries(
    Object.entries(pages).map(([id, themeUrl]) => [id, titled(Number(id), { themeUrl, sort: 1 })]),
  );
  const shown = shownActivities(map, { ...viewer, exists: (address) => address.startsWith('/bonus/event') });
  expect(shown.map(({ link }) => link)).toEqual(Object.values(pages).map((to) => ({ to, inner: true })));
});

test('a visitor sees only activities that are open to visitors', () => {
  const list = [titled(1), titled(2, { unloginShowStatus: 1 })];
  expect(ids(list)).toEqual([1, 2]);
  expect(ids(list, { userId: 0 })).toEqual([2]);
});

test('the tour is available while the operator runs it for the current viewer (A-48)', () => {
  const map = { 48: of(types.homeGuide, { unloginShowStatus: true, endTime: 1_000 }) };
  expect(hasGuide(map, { userId: 0, now: 999 })).toBe(true);
  expect(hasGuide(map, { userId: 0, now: 1_000 })).toBe(false);
  expect(hasGuide({ 48: of(types.homeGuide) }, { userId: 0, now: 1 })).toBe(false);
  expect(hasGuide({}, { userId: 7, now: 1 })).toBe(false);
});

test('an activity switched off by the settings has no entry (A-50, A-51)', () => {
  const list = [titled(1, { activityType: types.Rank }), titled(2, { activityType: types.SlotsHack }), titled(3)];
  const exists = () => true;
  expect(ids(list, { exists })).toEqual([1, 2, 3]);
  expect(ids(list, { exists, features: { rank: false } })).toEqual([2, 3]);
  expect(ids(list, { exists, features: { rank: 0, slotshack: 0 } })).toEqual([3]);
});

test('first-deposit activities disappear after it, unless something is pending (FD-01, A-39, Q-34)', () => {
  const list = [
    titled(39, { activityType: types.FirstCharge }),
    titled(44, { activityType: types.FirstDeposit }),
    titled(45, { activityType: types.FirstDeposit, red: true }),
  ];
  const exists = () => true;
  expect(ids(list, { exists })).toEqual([39, 44, 45]);
  expect(ids(list, { exists, hasDeposited: true })).toEqual([45]);
});
