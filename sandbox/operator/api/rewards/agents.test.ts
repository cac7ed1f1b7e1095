import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentLogs } from '#contract/agents.ts';
import { dayOf, endOf } from '#sandbox/manila.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { validRule } from '#sandbox/operator/agents/terms.ts';
import { rememberDevice } from '#sandbox/operator/identity/devices.ts';
import { usualCaps } from '#sandbox/operator/context/caps.ts';

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

test('a player without members sees an invite link, zeros and the rules (SH-03)', async () => {
  const { token, userId } = await operator.player();
  const { inviteCode } = await operator.db
    .selectFrom('users')
    .select('inviteCode')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(await operator.standing(token)).toMatchObject({
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
  expect(await operator.receive(token)).toMatchObject({ errcode: 4002, need: 'bet' });
  for (const type of Object.values(agentLogs))
    expect(await operator.log(token, type)).toMatchObject({ list: [], pages: 0 });
});

test('registering with a code or id joins its owner; unknown codes are ignored (SH-02)', async () => {
  const { token, userId } = await operator.player();
  const { inviteCode } = await operator.standing(token);
  const register = (account: string, invited: object) =>
    operator.call('accountRegist', { ...samples.accountRegist, account, ...invited });
  expect(await register('with_code_1', { inviteCode: inviteCode.toLowerCase() })).toMatchObject({ errcode: 0 });
  expect(await register('with_pid_1', { pid: userId, nickname: 'Maganda' })).toMatchObject({ errcode: 0 });
  expect(await register('with_nobody_1', { inviteCode: 'NOBODY' })).toMatchObject({ errcode: 0 });
  expect(await operator.standing(token)).toMatchObject({ direct: 2, team: 2, todayNew: 2, valid: 0 });
  const { list } = await operator.log(token, agentLogs.members);
  expect(list.map(({ nickname }) => nickname)).toContain('M***');
  expect(list[0]).toMatchObject({ regTime: operator.clock.time, recharge: 0, bet: 0, valid: false });
});

test('a player on the same device cannot be the inviter (SH-02)', async () => {
  const { token, userId } = await operator.inviter();
  const deviceId = 'one-device';
  await rememberDevice(operator.db, { userId, deviceId, time: operator.clock.time }, usualCaps.players.devices);
  const register = (account: string, more: object) =>
    operator.call('accountRegist', { ...samples.accountRegist, account, deviceId, ...more });
  expect(await register('same_device_1', { pid: userId })).toMatchObject({ errcode: 0, userInfo: { pid: 0 } });
  const later = await register('same_device_2', {});
  expect(await operator.call('agentFill', { pid: userId }, String(later['token']))).toMatchObject({
    errcode: 400,
    field: 'pid',
  });
  expect(await operator.standing(token)).toMatchObject({ direct: 0 });
});

test('direct members, valid members and the whole team are counted separately (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  const first = await operator.bring(userId);
  await operator.bring(userId, { recharge: validRule.minRecharge - 100 });
  await operator.bring(userId, { bet: validRule.minBet - 1 });
  const grandchild = await operator.bring(first);
  await operator.bring(grandchild);
  expect(await operator.standing(token)).toMatchObject({ direct: 3, valid: 1, team: 5, curLevel: 1 });
  operator.nextDay();
  expect(await operator.standing(token)).toMatchObject({ direct: 3, todayNew: 0 });
});

test('members’ own-money bets earn commission, claimable once from the next day (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId, { bet: 500_000 });
  expect(await operator.standing(token)).toMatchObject({
    today: 1_000,
    canReceive: 0,
    yesterday: 0,
    totalCommission: 0,
  });
  expect(await operator.receive(token)).toMatchObject({ errcode: 4002, need: 'bet' });
  operator.nextDay();
  expect(await operator.standing(token)).toMatchObject({
    today: 0,
    canReceive: 1_000,
    yesterday: 1_000,
    totalCommission: 1_000,
  });
  expect(await operator.receive(token)).toMatchObject({
    errcode: 0,
    rewards: [{ id: 2001, count: 1_000 }],
    coin: 21_000,
    canReceive: 0,
  });
  expect(await operator.receive(token)).toMatchObject({ errcode: 409 });
  expect(await operator.standing(token)).toMatchObject({
    canReceive: 0,
    unreceived: 0,
    yesterday: 1_000,
    totalCommission: 1_000,
  });
  operator.nextDay();
  expect(await operator.standing(token)).toMatchObject({ yesterday: 0, totalCommission: 1_000 });
  expect(await operator.receive(token)).toMatchObject({ errcode: 4002 });
});

test('commission is bonus money with wagering and waits for the first deposit (SH-03, RG-26)', async () => {
  const { token, userId } = await operator.player();
  await operator.bring(userId, { bet: 500_000 });
  operator.nextDay();
  expect(await operator.receive(token)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 20_000);
  expect(await operator.receive(token)).toMatchObject({ errcode: 0 });
  const needed = await operator.db
    .selectFrom('requirements')
    .select(['kind', 'need'])
    .where('userId', '=', userId)
    .where('kind', '<>', 'deposit')
    .execute();
  expect(needed).toEqual([{ kind: 'reward', need: 5_000 }]);
});

test('commission below one peso accumulates until it reaches one (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  await operator.bring(userId);
  operator.nextDay();
  await operator.receive(token);
  await operator.bring(userId, { bet: 40_000 });
  operator.nextDay();
  expect(await operator.standing(token)).toMatchObject({ unreceived: 80, canReceive: 0, minReceive: 100 });
  expect(await operator.receive(token)).toMatchObject({ errcode: 3002, min: 100 });
  await operator.bring(userId, { bet: 20_000 });
  operator.nextDay();
  expect(await operator.standing(token)).toMatchObject({ unreceived: 120, canReceive: 120 });
  expect(await operator.receive(token)).toMatchObject({ errcode: 0, rewards: [{ id: 2001, count: 120 }] });
});

test('a day ends at midnight in Manila, to the millisecond (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
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
  expect(await operator.standing(token)).toMatchObject({ today: 100, yesterday: 300, totalCommission: 300 });
  const { list } = await operator.log(token, agentLogs.commission);
  expect(list).toMatchObject([{ date: dayOf(midnight - 1), bet: 150_000, rate: 20, amount: 300, status: 1 }]);
});
