import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentLogs } from '#contract/agents.ts';
import type { Output } from '#contract/endpoints.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import { placeMember } from '#sandbox/qa/placeMember.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { closing, validRule } from './terms.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60 * 1_000;
const validMember = { recharge: validRule.minRecharge, bet: validRule.minBet };

/** A player who has deposited, so that rewards can be paid. */
async function inviter() {
  const player = await operator.player();
  await operator.deposit(player.token, 20_000);
  return player;
}

/** Makes a member of a player now: a valid one unless it is said otherwise. */
const bring = (pid: number, member: Partial<typeof validMember> & { nickname?: string } = {}) =>
  operator.db
    .transaction()
    .execute((trx) => placeMember(trx, { ...validMember, ...member, pid, time: operator.clock.time }));

const standing = async (token: string) =>
  (await operator.call('appAgent5User', {}, token))['data'] as Output<'appAgent5User'>;
const log = async (token: string, type: 1 | 2 | 3, more: object = {}) =>
  (await operator.call('appAgent5UserLog', { pageNum: 1, pageSize: 20, type, ...more }, token))[
    'data'
  ] as Output<'appAgent5UserLog'>;
const receive = (token: string, more: object = {}) => operator.act('appAgent5UserReceive', more, token);
const claim = (token: string, id: number, more: object = {}) =>
  operator.act('appAgent5UserInviteValidReceive', { id, ...more }, token);

/** Puts the clock to when the books of this day are closed. */
function nextDay() {
  operator.clock.time = endOf('day', operator.clock.time - closing) + closing;
}

test('SH-03: who has brought nobody sees a link with their code, noughts and the rules', async () => {
  const { token, userId } = await operator.player();
  const { inviteCode } = await operator.db
    .selectFrom('users')
    .select('inviteCode')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(await standing(token)).toMatchObject({
    inviteCode,
    shareUrl: `http://localhost:4173/auth/register?code=${inviteCode}`,
    direct: 0,
    valid: 0,
    team: 0,
    todayNew: 0,
    totalCommission: 0,
    canReceive: 0,
    yesterday: 0,
    today: 0,
    curLevel: 0,
    validRule,
    goalReached: false,
  });
  expect(await receive(token)).toMatchObject({ errcode: 4002, need: 'bet' });
  for (const type of Object.values(agentLogs)) expect(await log(token, type)).toMatchObject({ list: [], pages: 0 });
});

test('SH-02: who registers with a code or an id is a member of its owner at once, and an unknown code is nobody’s', async () => {
  const { token, userId } = await operator.player();
  const { inviteCode } = await standing(token);
  const register = (account: string, invited: object) =>
    operator.call('accountRegist', { account, password: 'perlas88', termsVersion: '1', ...invited });
  expect(await register('bycode1', { inviteCode: inviteCode.toLowerCase() })).toMatchObject({ errcode: 0 });
  expect(await register('byid1', { pid: userId, nickname: 'Maganda' })).toMatchObject({ errcode: 0 });
  expect(await register('bynobody1', { inviteCode: 'NOBODY' })).toMatchObject({ errcode: 0 });
  expect(await standing(token)).toMatchObject({ direct: 2, team: 2, todayNew: 2, valid: 0 });
  const { list } = await log(token, agentLogs.members);
  expect(list.map(({ nickname }) => nickname)).toContain('M***');
  expect(list[0]).toMatchObject({ regTime: operator.clock.time, recharge: 0, bet: 0, valid: false });
});

test('SH-03: direct members, the valid ones among them, and all below are told apart', async () => {
  const { token, userId } = await inviter();
  const first = await bring(userId);
  await bring(userId, { recharge: validRule.minRecharge - 100 });
  await bring(userId, { bet: validRule.minBet - 1 });
  const grandchild = await bring(first);
  await bring(grandchild);
  expect(await standing(token)).toMatchObject({ direct: 3, valid: 1, team: 5, curLevel: 1 });
  nextDay();
  expect(await standing(token)).toMatchObject({ direct: 3, todayNew: 0 });
});

test('SH-03: what members bet of own money on a day comes to commission, received once from the next day on', async () => {
  const { token, userId } = await inviter();
  await bring(userId, { bet: 500_000 });
  expect(await standing(token)).toMatchObject({ today: 1_000, canReceive: 0, yesterday: 0, totalCommission: 0 });
  expect(await receive(token)).toMatchObject({ errcode: 4002, need: 'bet' });
  nextDay();
  expect(await standing(token)).toMatchObject({
    today: 0,
    canReceive: 1_000,
    yesterday: 1_000,
    totalCommission: 1_000,
  });
  expect(await receive(token)).toMatchObject({
    errcode: 0,
    rewards: [{ id: 2001, count: 1_000 }],
    coin: 21_000,
    canReceive: 0,
  });
  expect(await receive(token)).toMatchObject({ errcode: 409 });
  expect(await standing(token)).toMatchObject({
    canReceive: 0,
    unreceived: 0,
    yesterday: 1_000,
    totalCommission: 1_000,
  });
  nextDay();
  expect(await standing(token)).toMatchObject({ yesterday: 0, totalCommission: 1_000 });
  expect(await receive(token)).toMatchObject({ errcode: 4002 });
});

test('SH-03, RG-26: commission is bonus money with its turnover, and waits for the first deposit', async () => {
  const { token, userId } = await operator.player();
  await bring(userId, { bet: 500_000 });
  nextDay();
  expect(await receive(token)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 20_000);
  expect(await receive(token)).toMatchObject({ errcode: 0 });
  const needed = await operator.db
    .selectFrom('requirements')
    .select(['kind', 'need'])
    .where('userId', '=', userId)
    .where('kind', '<>', 'deposit')
    .execute();
  expect(needed).toEqual([{ kind: 'reward', need: 5_000 }]);
});

test('SH-03: less than a peso waits until there is more', async () => {
  const { token, userId } = await inviter();
  await bring(userId);
  nextDay();
  await receive(token);
  await bring(userId, { bet: 40_000 });
  nextDay();
  expect(await standing(token)).toMatchObject({ unreceived: 80, canReceive: 0, minReceive: 100 });
  expect(await receive(token)).toMatchObject({ errcode: 3002, min: 100 });
  await bring(userId, { bet: 20_000 });
  nextDay();
  expect(await standing(token)).toMatchObject({ unreceived: 120, canReceive: 120 });
  expect(await receive(token)).toMatchObject({ errcode: 0, rewards: [{ id: 2001, count: 120 }] });
});

test('SH-03: a day ends at midnight in Manila, to the millisecond', async () => {
  const { token, userId } = await inviter();
  const member = await operator.player(1_000_000);
  await operator.call('agentFill', { pid: userId }, member.token);
  await operator.deposit(member.token, 20_000);
  const midnight = endOf('day', operator.clock.time);
  const { session } = await operator.sit(member.token);
  const settle = async (roundId: string, amount: number, at: number) => {
    operator.clock.time = midnight - 1;
    await operator.wallet.bet({ session, roundId, amount });
    operator.clock.time = at;
    await operator.wallet.win({ session, roundId, amount: 0 });
  };
  for (let each = 0; each < 3; each++) await settle(`before${each}`, 50_000, midnight - 1);
  await settle('after', 50_000, midnight);
  expect(await standing(token)).toMatchObject({ today: 300, totalCommission: 0 });
  operator.clock.time = midnight + closing;
  expect(await standing(token)).toMatchObject({ today: 100, yesterday: 300, totalCommission: 300 });
  const { list } = await log(token, agentLogs.commission);
  expect(list).toMatchObject([{ bet: 150_000, rate: 20, amount: 300, status: 1 }]);
  expect(startOf('day', Date.parse(`${list[0]!.date!}T12:00:00+08:00`))).toBe(startOf('day', midnight - day / 2));
});
