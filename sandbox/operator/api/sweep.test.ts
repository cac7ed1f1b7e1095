import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { usualCaps } from '../context/caps.ts';
import { issueToken } from '../identity/tokens.ts';
import { sweep, sweepRegularly } from './sweep.ts';
import { kept } from './sweepRules.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const rowsOf = async (table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(operator.db);
  return rows[0]!.n;
};

/** Inserts events that were received at this time, by default of visitors. */
const events = (count: number, receivedAt: number, userId = 0) =>
  operator.db
    .insertInto('events')
    .values(
      Array.from({ length: count }, () => ({
        eventId: randomUUID(),
        eventName: 'x',
        userId,
        body: '{}',
        receivedAt,
      })),
    )
    .execute();

/** A player's view of their money, and the books; a sweep must not change either. */
async function told(userId: number) {
  const token = await issueToken(operator.db, userId, operator.clock.time);
  const span = { startTime: operator.clock.time - 89 * day, endTime: operator.clock.time };
  const calls = [
    operator.call('statement', { pageNum: 1, pageSize: 20, ...span }, token),
    operator.call('appUserCoinDetail', { pageNum: 1, pageSize: 20 }, token),
    operator.call('rechargeRecord', { pageNum: 1, pageSize: 20 }, token),
    operator.call('refreshData', {}, token),
    operator.call('getExchange', {}, token),
    operator.call('selfLimitInfo', {}, token),
  ];
  const said = (await Promise.all(calls)).map((answer) => ({ ...answer, serverTime: 0 }));
  return { said, books: await ledgerAccounts(operator) };
}

test('expired rows are swept in batches; recent or needed ones stay (S18)', async () => {
  const { db, clock } = operator;
  const { userId, token } = await operator.player();
  await operator.call('smsSend', { mobile: '09171234567', type: 1 });
  await operator.call('accountLogin', { account: 'nobody88', password: 'wrong888', loginKind: 2, deviceId: 'd' });
  await operator.act('startGame', { gameId: 1001 }, token);
  await db.insertInto('smsNotices').values({ mobile: '09171234567', text: 'Changed', sentAt: clock.time }).execute();
  const ticket = { type: 1, subject: 's', account: 'a', name: 'n', expiresAt: clock.time };
  await db
    .insertInto('bindTickets')
    .values({ ...ticket, hash: 'old' })
    .execute();
  await issueToken(db, userId, clock.time);
  await issueToken(db, userId, clock.time + 1);
  await events(1_201, clock.time);
  const tables = ['codes', 'login_tries', 'sms_notices', 'bind_tickets', 'events', 'stays', 'tokens'];
  const before = await Promise.all(tables.map(rowsOf));
  // Seeded players' game sessions have rounds and stay; a player's last two tokens stay, as they show the last log-in.
  const played = before[5]! - 1;
  expect(before.every((count) => count > 0)).toBe(true);

  await sweep(db, clock.time);
  expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
  clock.time += 91 * day;
  await events(1, clock.time);
  await sweep(db, clock.time);
  expect(await Promise.all(tables.map(rowsOf))).toEqual([0, 0, 0, 0, 1, played, 2]);
});

test('each kind of row is swept once its own time is over (S18)', async () => {
  const { db, clock } = operator;
  const start = clock.time;
  const ticket = { type: 1, subject: 's', account: 'a', name: 'n', expiresAt: start, hash: 'own time' };
  await db.insertInto('bindTickets').values(ticket).execute();
  await sql`insert into codes (mobile, type, code, sent_at, expires_at) values ('m', 1, 'c', ${start}, ${start})`.execute(
    db,
  );
  await db.insertInto('smsNotices').values({ mobile: 'm', text: 't', sentAt: start }).execute();
  const times = [
    ['bind_tickets', kept.tickets],
    ['codes', kept.codes],
    ['sms_notices', kept.notices],
  ] as const;
  for (const [table, length] of times) {
    const before = await rowsOf(table);
    await sweep(db, start + length);
    expect([table, await rowsOf(table)]).toEqual([table, before]);
    await sweep(db, start + length + 1);
    expect([table, await rowsOf(table)]).toEqual([table, before - 1]);
  }
});

test('visitors’ events are swept within a week, so that they fill no disk, and players’ later (S18, S29)', async () => {
  const { db, clock } = operator;
  const { userId } = await operator.player();
  await db.deleteFrom('events').execute();
  for (const owner of [0, userId]) await events(1, clock.time, owner);
  await sweep(db, clock.time + kept.strangersEvents);
  expect(await rowsOf('events')).toBe(2);
  await sweep(db, clock.time + kept.strangersEvents + 1);
  expect(await db.selectFrom('events').select('userId').execute()).toEqual([{ userId }]);
  const { charactersOfVisitors } = usualCaps.events;
  expect((charactersOfVisitors * kept.strangersEvents) / minute).toBeLessThan(60e9);
});

test('events before a player’s first deposit are swept with visitors’ (S18)', async () => {
  const { db, clock } = operator;
  const { userId } = await operator.player();
  await db.deleteFrom('events').execute();
  await events(2, clock.time, userId);
  await db
    .updateTable('events')
    .set({ newcomer: true })
    .where('eventId', 'in', db.selectFrom('events').select('eventId').limit(1))
    .execute();
  await sweep(db, clock.time + kept.strangersEvents);
  expect(await rowsOf('events')).toBe(2);
  await sweep(db, clock.time + kept.strangersEvents + 1);
  expect(await db.selectFrom('events').select('newcomer').execute()).toEqual([{ newcomer: false }]);
  const { charactersOfNewcomers } = usualCaps.events;
  expect((charactersOfNewcomers * kept.strangersEvents) / minute).toBeLessThan(60e9);
});

test('a tombstone outlives every possible copy; completed acts are kept (S18)', async () => {
  const { clock, db } = operator;
  const { userId, token } = await operator.player();
  const order = (requestId: string, notAfter?: number) => operator.order(token, 20_000, { requestId, notAfter });
  const [done, never, refused, endless] = ['done', 'never', 'refused', 'endless'].map((name) => `${name}-${userId}`);
  const end = clock.time + minute;
  const first = await order(done!, end);
  await operator.order(token, 1, { requestId: refused, notAfter: end });
  await operator.order(token, 1, { requestId: endless });
  clock.time = end + 1;
  expect(await operator.call('operationStatus', { requestId: never, notAfter: end }, token)).toMatchObject({
    state: 'refused',
  });
  const known = async () => {
    const rows = await db.selectFrom('operations').select('requestId').where('userId', '=', userId).execute();
    return rows.map(({ requestId }) => requestId.split('-')[0]!).toSorted((a, b) => a.localeCompare(b));
  };
  clock.time += 29 * day;
  await sweep(db, clock.time);
  expect(await known()).toEqual(['done', 'endless', 'never', 'refused']);
  clock.time += 2 * day;
  await sweep(db, clock.time);
  expect(await known()).toEqual(['done', 'endless']);
  const again = { token: await issueToken(db, userId, clock.time) };
  const late = (requestId: string | undefined) => operator.order(again.token, 20_000, { requestId, notAfter: end });
  expect(await late(done)).toMatchObject({ errcode: 0, orderNo: first['orderNo'] });
  for (const each of [never, refused]) expect(await late(each)).toMatchObject({ errcode: codes.tooLate });
  clock.time += 366 * day;
  await sweep(db, clock.time);
  expect(await known()).toEqual(['done']);
});

test('strangers’ acts are swept with their codes, whatever their outcome (S18)', async () => {
  const { clock, db } = operator;
  const ask = (mobile: string) => operator.act('smsSend', { mobile, type: 2 }, '');
  for (let each = 0; each < 2; each++) await ask('09170000001');
  const known = async () => {
    const rows = await db.selectFrom('operations').select('state').where('userId', '=', 0).execute();
    return rows.map(({ state }) => state).toSorted();
  };
  expect(await known()).toEqual(['done', 'refused']);
  clock.time += day;
  await sweep(db, clock.time);
  expect(await known()).toHaveLength(2);
  clock.time += 2 * day;
  await sweep(db, clock.time);
  expect(await known()).toEqual([]);
});

test('refused bets are swept with their games, and rounds with a bet never (S18)', async () => {
  const { db, clock, wallet } = operator;
  const { userId, token } = await operator.player(1_000);
  const mine = async () => {
    const stays = db.selectFrom('stays').select('id').where('userId', '=', userId);
    const rounds = await db.selectFrom('rounds').select('roundId').where('stayId', 'in', stays).execute();
    return [(await stays.execute()).length, ...rounds.map(({ roundId }) => roundId).toSorted()];
  };
  const open = (await operator.sit(token)).session;
  await wallet.bet({ session: open, roundId: 'open', amount: 100 });
  await wallet.bet({ session: open, roundId: 'returned', amount: 100 });
  await wallet.rollback({ session: open, roundId: 'returned' });
  const { session } = await operator.sit(token);
  await expect(wallet.bet({ session, roundId: 'refused', amount: 5_000 })).rejects.toThrow('insufficient');
  await wallet.rollback({ session, roundId: 'never came' });
  const all = [2, 'never came', 'open', 'refused', 'returned'];
  clock.time += kept.refusedBets;
  await sweep(db, clock.time);
  expect(await mine()).toEqual(all);
  clock.time += 1;
  await sweep(db, clock.time);
  expect(await mine()).toEqual([2, 'open', 'returned']);
  clock.time += kept.betlessGames;
  await sweep(db, clock.time);
  expect(await mine()).toEqual([1, 'open', 'returned']);
});

test('rows behind balances, statements, limits and the books are never swept (S18)', async () => {
  const player = await operator.known();
  await operator.deposit(player.token, 50_000);
  await operator.stake(player.token, 10_000, 4_000);
  await operator.limit(player.token, 'deposit', 'month', 100_000);
  await operator.act('bindReceive', { id: 1 }, player.token);
  for (const days of [80, 400, 4_000]) {
    operator.clock.time += days * day;
    const before = await told(player.userId);
    await sweep(operator.db, operator.clock.time);
    expect(await told(player.userId)).toEqual(before);
  }
});

test('the sandbox sweeps hourly by its own clock until closed (S18)', async () => {
  const { clock } = operator;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = sweepRegularly({ context: operator.context, now: () => clock.time });
  onTestFinished(stop);
  await events(3, clock.time);
  clock.time += 91 * day;
  vi.advanceTimersByTime(hour);
  await vi.waitFor(async () => expect(await rowsOf('events')).toBe(0), { timeout: 10_000 });
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});
