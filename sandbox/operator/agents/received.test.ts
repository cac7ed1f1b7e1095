import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { agentLogs } from '#contract/agents.ts';
import { startOf } from '#sandbox/manila.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { codesOf } from '#sandbox/testing/moneyTest.ts';
import { bookDue } from './days.ts';
import { levelFor } from './terms.ts';

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

/** The commission that a player has received by the ledger, hundredths. */
async function paidTo(userId: number): Promise<number> {
  const { total } = await operator.db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select(sql<number | string>`coalesce(sum(entries.amount), 0)`.as('total'))
    .where('accounts.kind', '=', 'player')
    .where('accounts.userId', '=', userId)
    .where('transfers.ref', 'like', 'commission:%')
    .executeTakeFirstOrThrow();
  return Number(total);
}

test('a day’s commission is paid once under concurrent claims, and sums hold (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId, { bet: 300_000 });
  await operator.bring(userId, { bet: 123_456 });
  operator.nextDay();
  const asked = [1, 2, 3, 4].map(() => operator.receive(token));
  expect(codesOf(await Promise.all(asked))).toEqual([0, 409, 409, 409]);
  const count = Math.floor((423_456 * 20) / 10_000);
  expect(await paidTo(userId)).toBe(count);
  expect(await operator.log(token, agentLogs.received)).toMatchObject({ list: [{ amount: count }], total: 1 });
  expect(await operator.standing(token)).toMatchObject({ totalCommission: count, unreceived: 0 });
});

test('copies of a request run once and return the same response (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId, { bet: 300_000 });
  operator.nextDay();
  const requestId = crypto.randomUUID();
  const copies = await Promise.all([1, 2, 3].map(() => operator.receive(token, { requestId })));
  expect(copies[0]).toMatchObject({ errcode: 0, rewards: [{ id: 2001, count: 600 }] });
  for (const copy of copies) expect(copy).toEqual(copies[0]);
  expect(await paidTo(userId)).toBe(600);
});

test('concurrent reads, queries and claims book no day twice (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId, { bet: 300_000 });
  operator.nextDay();
  await Promise.all([
    operator.standing(token),
    operator.receive(token),
    operator.dot(token),
    operator.standing(token),
    operator.log(token, agentLogs.commission),
  ]);
  expect(await operator.log(token, agentLogs.commission)).toMatchObject({
    total: 1,
    list: [{ amount: 600, status: 2 }],
  });
  expect(await paidTo(userId)).toBe(600);
});

test('on a break nothing is shown or paid, and earnings wait until it ends (RG-20, SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId, { bet: 300_000 });
  operator.nextDay();
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.dot(token)).toBe(false);
  expect(await operator.receive(token)).toMatchObject({ errcode: 5001 });
  expect(await operator.claimStep(token, 1)).toMatchObject({ errcode: 5001 });
  expect(await operator.call('appAgent5User', {}, token)).toMatchObject({ code: 5001 });
  expect(await paidTo(userId)).toBe(0);
  operator.clock.time += 25 * 60 * 60_000;
  expect(await operator.dot(token)).toBe(true);
  expect(await operator.receive(token)).toMatchObject({ errcode: 0 });
  expect(await paidTo(userId)).toBe(600);
});

test('the feature flag hides everything, and earned commission is still paid (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId, { bet: 300_000 });
  operator.nextDay();
  await operator.amend({ features: { agent: false } });
  expect(await operator.call('appAgent5User', {}, token)).toMatchObject({ code: 404 });
  expect(await operator.claimStep(token, 1)).toMatchObject({ errcode: 404 });
  expect(await operator.receive(token)).toMatchObject({ errcode: 0 });
  await operator.amend({});
});

test('days booked later keep the rate of the level at each day’s end (SH-03, SH-06)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId, { bet: 1_000_000 });
  operator.nextDay();
  for (let more = 0; more < 4; more++) await operator.bring(userId, { bet: 100_000 });
  operator.nextDay();
  await operator.receive(token);
  expect(await paidTo(userId)).toBe((1_000_000 * levelFor(1).rate + 400_000 * levelFor(5).rate) / 10_000);
});

test('days that were booked before one that fails stay booked, and the others are booked later (SH-03)', async () => {
  const { db, clock } = operator;
  const { token, userId } = await operator.inviter();
  const days: number[] = [];
  for (const bet of [100_000, 200_000, 300_000]) {
    days.push(startOf('day', clock.time));
    await operator.bring(userId, { bet });
    operator.nextDay();
  }
  const booked = () =>
    db.selectFrom('commissions').select(['day', 'amount']).where('userId', '=', userId).orderBy('day').execute();
  const amounts = [200, 400, 600].map((amount, num) => ({ day: days[num], amount }));
  const isBefore = sql`alter table commissions add constraint is_before check (day < ${sql.lit(days[2])}) not valid`;
  await isBefore.execute(db);
  try {
    await expect(bookDue(db, userId, clock.time)).rejects.toThrow('is_before');
    expect(await booked()).toEqual(amounts.slice(0, 2));
  } finally {
    await sql`alter table commissions drop constraint is_before`.execute(db);
  }
  expect(await operator.receive(token)).toMatchObject({ errcode: 0, rewards: [{ count: 1_200 }] });
  expect(await booked()).toEqual(amounts);
});

test('bets of before a player became a member earn nothing (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  const member = await operator.player(1_000_000);
  await operator.stake(member.token, 40_000);
  operator.clock.time += 1;
  await operator.bring(userId, { bet: 300_000 });
  expect(await operator.call('agentFill', { pid: userId }, member.token)).toMatchObject({ errcode: 0 });
  await operator.stake(member.token, 20_000);
  operator.nextDay();
  const amount = (320_000 * levelFor(1).rate) / 10_000;
  const { list } = await operator.log(token, agentLogs.commission);
  expect(list).toMatchObject([{ bet: 320_000, amount }]);
  expect(await operator.standing(token)).toMatchObject({ totalCommission: amount });
});
