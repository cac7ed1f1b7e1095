import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const [spin, signIn] = ['/activity/spin', '/activity/sign-in'];
const day = 24 * 60 * 60 * 1_000;

type Told = { data: object };

/** The invite spin with other fields. */
const standing =
  (fields: object) =>
  ({ context }: At) =>
    amend<Told>(context, 'actInviteUser', (told) => ({ ...told, data: { ...told.data, ...fields } }));
const running = { id: 1, status: 1, amount: 3_250, startTime: Date.now(), endTime: Date.now() + 3 * day };

/** The daily sign-in with other fields. */
const signedIn =
  (fields: object) =>
  ({ context }: At) =>
    amend<Told>(context, 'loginBonus3User', (told) => ({ ...told, data: { ...told.data, ...fields } }));
const award = (propId: number, count: number) => [{ id: propId, count }];
const week = [2, 3, 2, 2, 1, 0, 0].map((status, place) => ({ day: place + 1, awards: award(2002, 10), status }));
const met = { recharge: 10_000, bet: 2_000, recharged: 10_000, betDone: 2_000, betDays: 7, turnover: 5 };
const signedDays = 9;
const totals = [
  { id: 1, days: 3, awards: award(2002, 30), status: 2 },
  { id: 2, days: 7, awards: award(80_001, 2), status: 1 },
  { id: 3, days: 15, awards: award(2001, 1_234_567), status: 0 },
];

/** Records of one kind, with the longest contents. */
const records =
  (...rows: object[]) =>
  ({ context }: At) =>
    amend<Told>(context, 'actInviteUserRecord', (told) => {
      const list = rows.map((row, place) => ({ id: rows.length - place, time: Date.now(), ...row }));
      return { ...told, data: { list, pages: 1, total: list.length, pageNum: 1, pageSize: 20 } };
    });
const tab = ({ page }: At, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Screens of the invite spin and the daily sign-in. */
export const spinScreens: readonly Screen[] = [
  { name: 'spin', path: spin },
  { name: 'spin-running', path: spin, before: standing(running) },
  {
    name: 'spin-won',
    path: spin,
    before: () => sandbox.draw('inviteSpin', 2),
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t.inviteSpin.spin, exact: true }).click();
      await page.locator('[data-won]').waitFor();
    },
  },
  { name: 'spin-none', path: spin, before: standing({ ...running, spinTimes: 0, sharedToday: true }) },
  { name: 'spin-reached', path: spin, before: standing({ ...running, status: 2, amount: 6_300 }) },
  { name: 'spin-expired', path: spin, before: standing({ ...running, status: 4, endTime: Date.now() - day }) },
  { name: 'spin-paid', path: spin, before: standing({ ...running, status: 3, amount: 5_100 }) },
  { name: 'spin-closed', path: spin, before: () => sandbox.error('actInviteUser', { code: 4001 }) },
  { name: 'spin-offline', path: spin, before: offline },
  {
    name: 'spin-records',
    path: `${spin}?view=records`,
    before: records({ propId: 2001, count: 500 }, { propId: 2002, count: 20 }, { propId: 2001, count: 1_234_567 }),
  },
  {
    name: 'spin-friends',
    path: `${spin}?view=records`,
    before: records({ nickname: 'M***', status: 1 }, { nickname: 'Ñ***', status: 0 }),
    reach: (at) => tab(at, at.t.inviteSpin.invited),
  },
  {
    name: 'spin-rounds',
    path: `${spin}?view=records`,
    before: records({ propId: 2001, count: 5_100, status: 3 }, { propId: 2001, count: 3_250, status: 4 }),
    reach: (at) => tab(at, at.t.inviteSpin.rounds),
  },
  {
    name: 'spin-dialog',
    path: '/member',
    slow: true,
    reach: async ({ page, t }) => {
      await page.evaluate(() => sessionStorage.removeItem('popup.spin'));
      await page.getByRole('link', { name: t.app.home, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'sign-in', path: signIn },
  {
    name: 'sign-in-locked',
    path: signIn,
    before: signedIn({ need: { ...met, recharged: 2_500, betDone: 0 } }),
  },
  {
    name: 'sign-in-today',
    path: signIn,
    before: signedIn({ day: 5, list: week, need: met, total: totals, signedDays }),
  },
  {
    name: 'sign-in-done',
    path: signIn,
    before: signedIn({
      day: 5,
      signedToday: true,
      list: week.map((each) => (each.status === 1 ? { ...each, status: 2 } : each)),
      need: met,
      total: totals,
      signedDays,
    }),
  },
  { name: 'sign-in-closed', path: signIn, before: () => sandbox.error('loginBonus3User', { code: 423 }) },
  { name: 'sign-in-rule', path: `${signIn}/rule` },
];
