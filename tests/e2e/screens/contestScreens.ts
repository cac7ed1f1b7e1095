import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const [slotshack, rank] = ['/activity/slotshack', '/rank'];
const day = 24 * 60 * 60 * 1_000;
const justPast = Date.now() - 1_000;

type Told = { data: object };

/** The operator's answer to a call with other fields. */
const standing =
  (call: 'rankInfo' | 'slotsHackInfo', fields: object) =>
  ({ context }: At) =>
    amend<Told>(context, call, (told) => ({ ...told, data: { ...told.data, ...fields } }));

const award = (id: number, count: number) => [{ id, count }];
const mission = (id: number, gameId: number, kind: string, need: number, done: number, status: number) => ({
  id,
  gameId,
  kind,
  need,
  done,
  status,
  awards: [...award(2001, id === 2 ? 1_234_567 : 500), ...award(60_001, 10)],
});
const missions = [
  mission(1, 1001, 'wager', 10_000_000, 1_234_567, 0),
  mission(2, 1001, 'streak', 3, 3, 1),
  mission(3, 1004, 'multiplier', 200, 1_250, 2),
];
const wins = Array.from({ length: 10 }, (_, place) => ({
  rank: place + 1,
  nickname: place === 3 ? 'Maria Concepcion 888' : `${'MÑJ'[place % 3]}***`,
  value: 12_345 - place * 1_111,
}));
/** The wins as another player sees them, whose rank is far below, by the mission's figures above. */
const seen = { rank: wins.map((win) => ({ ...win, nickname: 'M***' })), me: { rank: 31, value: 1_250 } };

const places = Array.from({ length: 12 }, (_, place) => ({
  rank: place + 1,
  nickname: place === 4 ? 'Maria Concepcion 888' : `${'MÑJ'[place % 3]}***`,
  value: 123_456_789 - place * 9_999_999,
  awards: place < 10 ? award(place < 3 ? 2001 : 2002, 100_000) : [],
}));
const full = {
  list: places,
  pages: 1,
  total: places.length,
  prizes: [
    { from: 1, to: 3, awards: award(2001, 100_000) },
    { from: 4, to: 10, awards: award(2002, 100_000) },
  ],
  me: { rank: 5, value: places[4]!.value, gap: 9_999_999, status: 0 },
};
const ended = (id: number, status: number) => ({
  id,
  startTime: Date.now() - (id + 1) * day,
  endTime: Date.now() - id * day,
  expireTime: Date.now() + (7 - id) * day,
  rank: id,
  value: 123_456_789,
  awards: [...award(2001, 1_000_000), ...award(60_001, 500)],
  status,
});

/** Screens of the slotshack and the ranking. */
export const contestScreens: readonly Screen[] = [
  { name: 'slotshack', path: slotshack },
  // Before any deposit, as cash is locked until the first one.
  {
    name: 'slotshack-locked',
    path: slotshack,
    before: standing('slotsHackInfo', { tasks: missions, ...seen }),
  },
  {
    name: 'slotshack-done',
    path: slotshack,
    before: async (at) => {
      await sandbox.pay(at.player, 20_000);
      await standing('slotsHackInfo', { tasks: missions, rank: wins, me: { rank: 4, value: 9_012 } })(at);
    },
  },
  {
    name: 'slotshack-over',
    path: slotshack,
    before: standing('slotsHackInfo', { tasks: missions, ...seen, endTime: justPast }),
  },
  { name: 'slotshack-none', path: slotshack, before: standing('slotsHackInfo', { gameIds: [], tasks: [] }) },
  { name: 'slotshack-closed', path: slotshack, before: () => sandbox.error('slotsHackInfo', { code: 423 }) },
  { name: 'slotshack-offline', path: slotshack, before: offline },
  { name: 'rank', path: rank },
  { name: 'rank-full', path: `${rank}?tab=month`, before: standing('rankInfo', full) },
  {
    name: 'rank-locked',
    path: rank,
    before: standing('rankInfo', { ...full, me: { ...full.me, status: 1 }, past: [ended(1, 1)] }),
  },
  {
    name: 'rank-claim',
    path: rank,
    before: async (at) => {
      await sandbox.pay(at.player, 20_000);
      const past = [ended(1, 1), ended(2, 2)];
      await standing('rankInfo', { ...full, me: { ...full.me, status: 1 }, past })(at);
    },
  },
  {
    name: 'rank-over',
    path: `${rank}?tab=week`,
    before: standing('rankInfo', { ...full, endTime: justPast }),
    reach: ({ page, t }) => page.getByText(t.rank.over).waitFor(),
  },
  { name: 'rank-closed', path: rank, before: () => sandbox.error('rankInfo', { code: 4001 }) },
  { name: 'rank-offline', path: rank, before: offline },
];
