import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { memoryDb } from '#sandbox/db/memory.ts';
import { openMoneyTest } from '#sandbox/testing/moneyTest.ts';
import { readsOfCalls, type Reads } from '#sandbox/testing/readsOfCalls.ts';
import { planAsIfLarge } from '#sandbox/testing/rowsRead.ts';
import { addStrangers, fillRest, growsWithPlayers, rowsOfPlayers, type Rows } from '#sandbox/testing/strangers.ts';

/** How many copies of each player of a first operator a second one has, with all their rows. */
const copies = 42;
/** A page of others' rows, and own rows that are found in another way, are fewer; each table has more rows of strangers. */
const few = 30;
/** Timeout for two operators with all calls on a busy machine, milliseconds. */
const patience = 240_000;

/** Why a call reads more rows of a table the more other players there are. */
const accepted: Readonly<Record<string, string>> = {
  'getJackpotRank: jackpot_draws': 'counts the players with a win, and those before one’s own, by an index (scale.md)',
  'rankInfo: contest_scores': 'counts a period’s places, and those before one’s own, by an index (scale.md)',
  'addKyc: exclusions': 'a submitted check is compared with excluded persons of a like birthday (scale.md)',
  'rgSession: entries': 'they are the player’s own, which the plan without strangers doesn’t come to',
};

/** Public calls that need what only the player has who is measured before: a code, a name or a consent. */
const refusedToVisitors = `accountLoginSms accountRegist accountRegist4 smsSend forgetPassword googleLogin facebookLogin
  lineLogin`;

let alone: Reads[] = [];
let among: Reads[] = [];
let rows: Rows = {};

beforeAll(async () => {
  const first = await openMoneyTest({ db: await memoryDb() });
  await planAsIfLarge(first.db);
  alone = await readsOfCalls(first);
  await fillRest(first);
  rows = await rowsOfPlayers(first.db);
  const { time } = first.clock;
  await first.close();
  const second = await openMoneyTest({ db: await memoryDb() });
  await planAsIfLarge(second.db);
  second.clock.time = time;
  await addStrangers(second.db, rows, copies);
  among = await readsOfCalls(second);
  await second.close();
}, patience);

test('strangers have rows in every table that grows with players (S18)', () => {
  expect(Object.keys(rows).filter((table) => growsWithPlayers(table) && rows[table] === '[]')).toEqual([]);
});

test('every call is measured, and does what it is for (S18)', () => {
  const measured = new Set(among.map(({ call }) => call));
  expect(Object.keys(endpoints).filter((name) => !measured.has(name))).toEqual([]);
  const refused = among.filter(({ answer }) => answer.errcode !== 0 && answer.code !== 200);
  expect(refused.map(({ call }) => call)).toEqual(refusedToVisitors.split(/\s+/).map((name) => `${name}, visitor`));
});

test('no call reads more rows the more other players there are, except as accepted (S18)', () => {
  const grown = among.flatMap(({ call, counts }, at) =>
    Object.entries(counts).flatMap(([table, num]) => {
      const before = alone[at]!.counts[table]!;
      return growsWithPlayers(table) && num > before + few ? [{ what: `${call}: ${table}`, before, num }] : [];
    }),
  );
  expect(grown.filter(({ what }) => accepted[what] === undefined)).toEqual([]);
  const found = grown.map(({ what }) => what);
  expect(Object.keys(accepted).filter((what) => !found.includes(what))).toEqual([]);
});
