import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const [tasks, follow, first] = ['/bonus/tasks', '/activity/follow', '/activity/first-deposit'];
const day = 24 * 60 * 60 * 1_000;

const points = [{ id: 2002, count: 1_234_567 }];
const cash = [{ id: 2001, count: 1_234_567 }];
const task = (id: number, more: object) => ({
  id,
  type: 3,
  name: `Bet ₱200 today in any of the games that you like best, and in lotteries ${id}`,
  desc: 'In any game or lottery',
  cycle: 1,
  target: 20_000_000,
  progress: 7_512_345,
  unit: 'M',
  status: 0,
  awards: points,
  clickType: 1,
  clickAction: '/game/search',
  endTime: Date.now() + day,
  ...more,
});

/** Replaces the tasks. */
const withTasks =
  (...list: object[]) =>
  ({ context }: At) =>
    amend<object>(context, 'getTaskUser', (told) => ({ ...told, list }));

const pages = (...states: number[]) =>
  ['facebook', 'messenger', 'viber', 'telegram', 'youtube', 'A platform with a very long name'].map(
    (platform, place) => ({
      id: place + 1,
      platform,
      url: 'https://www.facebook.com/',
      status: states[place] ?? 0,
      awards: place === 0 ? cash : points,
    }),
  );

const offers = (...states: number[]) =>
  [20_000, 50_000, 123_456_789].map((price, place) => ({
    id: place + 3,
    price,
    bonus: price,
    rate: 10_000,
    status: states[place] ?? 0,
  }));
const withOffers =
  (fields: object) =>
  ({ context }: At) =>
    amend<object>(context, 'firstDepositInfo', (told) => ({ ...told, endTime: undefined, ...fields }));

/** Screens of tasks, of pages to follow, and of a first deposit. */
export const taskScreens: readonly Screen[] = [
  { name: 'tasks', path: tasks },
  { name: 'tasks-weekly', path: `${tasks}?cycle=weekly` },
  { name: 'tasks-once', path: `${tasks}?cycle=once` },
  {
    name: 'tasks-states',
    path: tasks,
    before: withTasks(
      task(1, { status: 3 }),
      task(2, { status: 2 }),
      task(3, { status: 1, awards: cash }),
      task(4, {}),
    ),
  },
  { name: 'tasks-none', path: tasks, before: withTasks() },
  { name: 'tasks-closed', path: tasks, before: () => sandbox.error('getTaskUser', { code: 4001 }) },
  { name: 'tasks-offline', path: tasks, before: offline },
  { name: 'follow', path: follow },
  {
    name: 'follow-states',
    path: follow,
    before: ({ context }) => amend<object>(context, 'followInfo', (told) => ({ ...told, list: pages(1, 1, 2) })),
  },
  { name: 'follow-closed', path: follow, before: () => sandbox.error('followInfo', { code: 423 }) },
  { name: 'first-deposit', path: first, before: withOffers({ items: offers(), endTime: Date.now() + 2 * day }) },
  { name: 'first-deposit-earned', path: first, before: withOffers({ items: offers(3, 1, 3) }) },
  { name: 'first-deposit-used', path: first, before: withOffers({ items: offers(3, 3, 2) }) },
  { name: 'first-deposit-over', path: first, before: withOffers({ items: offers(3, 3, 3) }) },
  {
    name: 'first-deposit-chosen',
    path: '/wallets?name=deposit&back=1&item=4',
  },
];
