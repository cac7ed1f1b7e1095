import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const [vip, level, tasks] = ['/vip', '/vip/level', '/bonus/vip'];
const day = 24 * 60 * 60 * 1_000;
const pesos = (amount: number) => amount * 100;

/** Gives a player a deposit, and the level for this many pesos of bets. */
const withBets =
  (amount: number, ago = 0) =>
  async ({ player }: At) => {
    await sandbox.pay(player, 20_000);
    await sandbox.placeBets(player, pesos(amount), ago);
  };

/** The VIP standing with other fields. */
const standing =
  (fields: object) =>
  ({ context }: At) =>
    amend<{ data: object }>(context, 'getVipInfo', (told) => ({ ...told, data: { ...told.data, ...fields } }));

const cash = (count: number) => [{ id: 2001, count }];
const points = (count: number) => [{ id: 2002, count }];
const long = { unit: 'M', endTime: Date.now() + 3 * day };
const month = { need: 123_456_700, startTime: Date.now() - 20 * day, endTime: Date.now() + 10 * day };

/** A standing with something of every kind to claim, in the longest amounts. */
const full = {
  vip: 4,
  vipExp: 12_345_678_900,
  nextExp: 50_000_000_000,
  keep: { ...month, done: 12_345_600 },
  daily: { status: 1, awards: cash(1_234_567) },
  signIn: {
    status: 1,
    days: 6,
    list: [2, 2, 2, 2, 2, 2, 1].map((status, place) => ({ day: place + 1, awards: points(1_250), status })),
  },
  tasks: [
    {
      id: 1,
      name: 'Bet ₱1,000,000 on slots, fishing or live casino this week',
      target: 100_000_000,
      progress: 99_999_999,
      status: 0,
      awards: cash(1_234_567),
      ...long,
    },
    { id: 2, name: 'Play on 3 days this week', target: 3, progress: 3, status: 1, awards: cash(500), unit: 'N' },
    {
      id: 3,
      name: 'Deposit ₱1,000 this week',
      target: 100_000,
      progress: 100_000,
      status: 2,
      awards: cash(500),
      ...long,
    },
  ],
  unReceiveBonus: 1_234_567,
  unReceiveUntil: Date.now() + 9 * day,
};

/** A new level, a lost one, and the highest one. */
const fresh = { keep: { ...month, done: 0, startTime: Date.now() + 10 * day, endTime: Date.now() + 40 * day } };
const lost = {
  vip: 1,
  keep: { ...month, need: 100_000, done: 250_000 },
  back: { level: 2, need: 1_000_000, done: 250_000 },
};

/** A week with every sign-in claimed. */
const signedIn = {
  ...full.signIn,
  status: 2,
  days: 7,
  list: full.signIn.list.map((each) => ({ ...each, status: 2 })),
};

/** The VIP pages in their states. */
export const vipScreens: readonly Screen[] = [
  { name: 'vip', path: vip },
  // Celebrates the highest level first, so that the following screens celebrate none.
  {
    name: 'vip-new-level',
    path: '/member',
    reach: async ({ page, player }) => {
      await sandbox.placeBets(player, pesos(5_000_000));
      await page.reload();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'vip-max', path: vip },
  { name: 'vip-full', path: vip, before: standing(full) },
  { name: 'vip-fresh', path: vip, before: standing({ ...full, ...fresh }) },
  { name: 'vip-lost', path: vip, before: standing({ ...full, ...lost }) },
  {
    name: 'vip-claimed',
    path: vip,
    before: standing({ ...full, daily: { ...full.daily, status: 2 }, signIn: signedIn }),
  },
  { name: 'vip-failed', path: vip, before: () => sandbox.error('getVipInfo', { status: 500 }) },
  { name: 'vip-closed', path: vip, before: () => sandbox.error('getVipInfo', { code: 423 }) },
  { name: 'vip-offline', path: vip, before: offline },
  { name: 'vip-levels', path: level },
  { name: 'vip-levels-kept', path: level, before: withBets(250_000, 40 * day) },
  { name: 'vip-tasks', path: tasks, before: standing(full) },
  { name: 'vip-tasks-none', path: tasks, before: standing({ tasks: [] }) },
];
