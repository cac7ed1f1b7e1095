import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const day = 24 * 60 * 60 * 1_000;

type Told = { data: object };

const kind = (type: number, name: string, more: object = {}) => ({
  type,
  name,
  validBet: 0,
  rate: 40,
  bonus: 0,
  status: 0,
  todayBet: 0,
  todayBonus: 0,
  ...more,
});
const expireTime = Date.now() + 12 * day;
const kinds = [
  kind(1, 'Slots', {
    validBet: 123_456_700,
    bonus: 493_826,
    status: 1,
    todayBet: 987_654_300,
    todayBonus: 3_950_617,
    expireTime,
  }),
  kind(2, 'Fishing', { validBet: 20_000, bonus: 80, expireTime }),
  kind(3, 'Live Casino and the longest name of a kind of games', { rate: 15, status: 2 }),
  kind(4, 'Table Games', { rate: 15 }),
];

/** The rebates with other fields. */
const rebates =
  (fields: object) =>
  ({ context }: At) =>
    amend<Told>(context, 'betBonus', (told) => ({ ...told, data: { ...told.data, ...fields } }));
const ready = { list: kinds, total: 493_906, canReceive: 493_906 };

/** A page of a record. */
const listed =
  (call: 'betBonusLog' | 'activityAwardGetLog', rows: readonly object[]) =>
  ({ context }: At) =>
    amend<object>(context, call, (told) => ({ ...told, list: rows, pages: 1, total: rows.length }));
const statuses = [2, 1, 3];
/** Ages in days: a rebate can be claimed for 30 days, so an expired one is older. */
const ages = [0, 1, 31];
const entries = statuses.map((status, place) => ({
  id: 9 - place,
  time: Date.now() - ages[place]! * day,
  type: 1,
  name: 'Slots',
  validBet: 123_456_700,
  rate: 40,
  bonus: 493_826,
  status,
  claimTime: Date.now(),
  expireTime: Date.now() + (30 - ages[place]!) * day,
}));
const awards = statuses.map((status, place) => ({
  id: 9 - place,
  time: Date.now() - ages[place]! * day,
  activityType: 45,
  title: place === 1 ? 'A welcome reward with a name that goes on and on' : 'Rebate',
  awards: [
    { id: 2001, count: 493_826 },
    { id: 80_002, count: 2 },
  ],
  status,
  expireTime: Date.now() + (30 - ages[place]!) * day,
}));

/** The page of the event of one type. */
const event = (type: number) => `/bonus/event?id=${100 + type}`;
const [cumulated, ladder, unknown] = [28, 17, 777];

/** The bonus pages: index, rebates, records and events. */
export const bonusScreens: readonly Screen[] = [
  { name: 'bonus-none', path: '/bonus' },
  { name: 'bonus', path: '/bonus', before: rebates(ready) },
  { name: 'bonus-offline', path: '/bonus', before: offline },
  { name: 'rebate-none', path: '/bonus/rebate' },
  { name: 'rebate', path: '/vip/rebate', before: rebates(ready) },
  {
    name: 'rebate-rates',
    path: '/vip/rebate',
    before: rebates(ready),
    reach: ({ page }) => page.locator('summary').click(),
  },
  { name: 'rebate-little', path: '/vip/rebate', before: rebates({ list: kinds.slice(1), total: 80, canReceive: 0 }) },
  { name: 'rebate-closed', path: '/vip/rebate', before: () => sandbox.error('betBonus', { code: 423 }) },
  { name: 'rebate-offline', path: '/vip/rebate', before: offline },
  { name: 'rebate-record', path: '/vip/rebate/record', before: listed('betBonusLog', entries) },
  { name: 'rewards', path: '/bonus/reward', before: listed('activityAwardGetLog', awards) },
  { name: 'rewards-none-to-claim', path: '/bonus/reward', before: listed('activityAwardGetLog', []) },
  { name: 'rewards-none', path: '/bonus/record', before: listed('activityAwardGetLog', []) },
  { name: 'rewards-record', path: '/reward/record', before: listed('activityAwardGetLog', awards) },
  { name: 'events', path: '/bonus/event' },
  { name: 'event-steps', path: event(ladder) },
  { name: 'event-progress', path: event(cumulated) },
  { name: 'event-unknown', path: event(unknown) },
  { name: 'event-gone', path: '/bonus/event?id=1999' },
];
