import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agentLogs } from '#contract/agents.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { levelFor, validRule } from './terms.ts';

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const bet = validRule.minBet;

/** Each test starts a day later, so that earlier requests don't count against its limits. */
beforeEach(async () => {
  operator.clock.time += day;
  await operator.amend({ registration: { kinds: Object.values(loginKinds), smsRequired: false } });
});

interface Entered {
  token: string;
  userInfo: { id: number };
}

let last = 6_600_000;

/** A valid member of a player, whose number nobody has proven. */
async function unprovenMember(pid: number) {
  const mobile = `0917${++last}`;
  const input = { mobile, password: 'secret88', loginKind: loginKinds.phoneNoOtp, deviceId: 'of member', pid };
  const { token, userInfo } = (await operator.call('accountRegist4', { ...input, ...consent })) as unknown as Entered;
  await operator.deposit(token, validRule.minRecharge);
  await operator.give(userInfo.id, 'coin', bet);
  await operator.stake(token, bet);
  return { mobile, userId: userInfo.id };
}

/** Logs in to a number by a code on a device new to it. */
async function enter(mobile: string) {
  operator.clock.time += minute;
  const deviceId = 'of owner';
  await operator.call('smsSend', { mobile, type: authModes.loginAndRegister, deviceId });
  const input = { mobile, smsCode: '246810', loginKind: loginKinds.phone, authMode: authModes.loginAndRegister };
  const entered = await operator.call('accountLoginSms', { ...input, deviceId, ...consent });
  const { token, userInfo } = entered as unknown as Entered;
  return { token, userId: userInfo.id };
}

const commissionOf = (amount: number, valid: number) => (amount * levelFor(valid).rate) / 10_000;

test('an agent away keeps what a member earned them before a code took the account over (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  const { mobile, userId: id } = await unprovenMember(userId);
  operator.nextDay();
  const own = await enter(mobile);
  expect(own.userId).toBe(id);
  const seen = await operator.standing(token);
  expect(seen).toMatchObject({ unreceived: commissionOf(bet, 1), yesterday: commissionOf(bet, 1) });
  expect(seen).toMatchObject({ direct: 1, valid: 1, team: 1, inviteTasks: [{ id: 1, status: 1 }, {}, {}, {}] });
  const { list } = await operator.log(token, agentLogs.members);
  expect(list).toMatchObject([{ recharge: validRule.minRecharge, bet, valid: true }]);
});

test('days before and after a member’s account is taken over have the level reached then (SH-03, SH-06)', async () => {
  const { token, userId } = await operator.inviter();
  for (let each = 0; each < 4; each++) await operator.bring(userId);
  const { mobile } = await unprovenMember(userId);
  const first = 4 * validRule.minBet + bet;
  operator.nextDay();
  await enter(mobile);
  await operator.bring(userId, { recharge: 0, bet });
  operator.nextDay();
  expect(levelFor(5)).not.toBe(levelFor(4));
  expect(await operator.standing(token)).toMatchObject({
    unreceived: commissionOf(first, 5) + commissionOf(bet, 5),
    valid: 5,
  });
});

test('what the owner of a number does after taking it over earns no inviter of before anything (SH-03)', async () => {
  const { token, userId } = await operator.inviter();
  const { mobile } = await unprovenMember(userId);
  const own = await enter(mobile);
  await operator.give(own.userId, 'coin', bet);
  await operator.stake(own.token, bet);
  operator.nextDay();
  expect(await operator.standing(token)).toMatchObject({ totalCommission: commissionOf(bet, 1) });
  expect(await operator.log(token, agentLogs.members)).toMatchObject({ list: [{ bet }] });
});

test('a member’s deposits and bets count for one inviter, whomever the number’s owner names (SH-05)', async () => {
  const [one, other] = [await operator.inviter(), await operator.inviter()];
  const { mobile } = await unprovenMember(one.userId);
  const own = await enter(mobile);
  expect(await operator.call('agentFill', { pid: other.userId }, own.token)).toMatchObject({ errcode: 0 });
  expect(await operator.standing(one.token)).toMatchObject({ direct: 1, valid: 1 });
  expect(await operator.standing(other.token)).toMatchObject({ direct: 1, valid: 0 });
  await operator.deposit(own.token, validRule.minRecharge);
  await operator.give(own.userId, 'coin', bet);
  await operator.stake(own.token, bet);
  expect(await operator.standing(other.token)).toMatchObject({ valid: 1 });
  operator.nextDay();
  for (const { token } of [one, other])
    expect(await operator.standing(token)).toMatchObject({ totalCommission: commissionOf(bet, 1) });
});
