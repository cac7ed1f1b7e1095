import { afterAll, beforeAll, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { agentLogs } from '#contract/agents.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { codesOf } from '#sandbox/testing/moneyTest.ts';
import { steps, validRule } from './terms.ts';

/** Timeout in milliseconds, as creating each member takes time. */
const patience = 30_000;

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

const goal = steps.at(-1)!;

test(
  'a step counts only members who deposited and bet by the rule (SH-05)',
  async () => {
    const { token, userId } = await operator.inviter();
    await operator.bring(userId, { bet: 0 });
    await operator.bring(userId, { recharge: 0 });
    const waiting = await operator.standing(token);
    expect(waiting.inviteTasks).toHaveLength(steps.length);
    expect(waiting.inviteTasks[0]).toMatchObject({ id: 1, target: 1, progress: 0, status: 0 });
    expect(await operator.claimStep(token, 1)).toMatchObject({ errcode: 4002, need: 'progress' });
    await operator.bring(userId);
    await operator.bring(userId);
    const { inviteTasks } = await operator.standing(token);
    expect(inviteTasks[0]).toMatchObject({ progress: 1, status: 1 });
    expect(inviteTasks[1]).toMatchObject({ target: 3, progress: 2, status: 0 });
  },
  patience,
);

test(
  'bonus bets neither qualify a member nor earn commission (SH-05)',
  async () => {
    const { token, userId } = await operator.inviter();
    const member = await operator.player();
    await operator.call('agentFill', { pid: userId }, member.token);
    await operator.deposit(member.token, validRule.minRecharge);
    for (let each = 0; each < 3; each++) await operator.bring(member.userId);
    expect(await operator.claimStep(member.token, 2)).toMatchObject({ errcode: 0, coin: 23_000 });
    await operator.stake(member.token, validRule.minRecharge);
    await operator.stake(member.token, 3_000);
    const { list } = await operator.log(token, agentLogs.members);
    expect(list).toMatchObject([{ recharge: validRule.minRecharge, bet: validRule.minRecharge, valid: false }]);
    await operator.bring(userId);
    expect(await operator.standing(token)).toMatchObject({ today: (validRule.minRecharge + validRule.minBet) / 500 });
  },
  patience,
);

test(
  'each step is claimed once, and the last reaches the goal (SH-05)',
  async () => {
    const { token, userId } = await operator.inviter();
    for (let each = 0; each < goal.target; each++) await operator.bring(userId);
    expect(await operator.dot(token)).toBe(true);
    for (const { id, awards } of steps) {
      const isLast = id === goal.id;
      const claimed = await operator.claimStep(token, id);
      expect(claimed).toMatchObject({ errcode: 0, rewards: awards, goalReached: isLast });
      expect(claimed['inviteTasks']).toContainEqual(expect.objectContaining({ id, status: 2 }));
      expect(await operator.claimStep(token, id)).toMatchObject({ errcode: 409 });
      expect(await operator.standing(token)).toMatchObject({ goalReached: isLast });
    }
    expect(await operator.dot(token)).toBe(false);
  },
  patience,
);

test(
  'concurrent claims pay once, and a repeated request gets the same response (SH-05)',
  async () => {
    const { token, userId } = await operator.inviter();
    await operator.bring(userId);
    const requestId = crypto.randomUUID();
    const first = await operator.claimStep(token, 1, { requestId });
    expect(first).toMatchObject({ errcode: 0 });
    const copies = await Promise.all([1, 2, 3].map(() => operator.claimStep(token, 1, { requestId })));
    for (const copy of copies) expect(copy).toEqual(first);
    await operator.bring(userId);
    await operator.bring(userId);
    const claims = [2, 2, 2].map((id) => operator.claimStep(token, id));
    expect(codesOf(await Promise.all(claims))).toEqual([0, 409, 409]);
  },
  patience,
);

test(
  'an unknown step and a step of an ended activity are refused with a reason (SH-05)',
  async () => {
    const { token, userId } = await operator.inviter();
    await operator.bring(userId);
    for (const id of [0, 99]) expect(await operator.claimStep(token, id)).toMatchObject({ errcode: 404, field: 'id' });
    const { written } = operator.context;
    const types: number[] = [activityTypes.Agent5, activityTypes.Agent, activityTypes.AgentCount];
    const activities = written.activities.filter(({ activityType }) => !types.includes(activityType));
    operator.context.written = { ...written, activities };
    expect(await operator.claimStep(token, 1)).toMatchObject({ errcode: 4001 });
    expect(await operator.dot(token)).toBe(false);
    operator.context.written = written;
    expect(await operator.claimStep(token, 1)).toMatchObject({ errcode: 0 });
  },
  patience,
);

test(
  'a step’s cash waits for the first deposit, its points do not (SH-05, V-32)',
  async () => {
    const { token, userId } = await operator.player();
    for (let each = 0; each < 3; each++) await operator.bring(userId);
    expect(await operator.claimStep(token, 2)).toMatchObject({ errcode: 4002, need: 'recharge' });
    expect(await operator.claimStep(token, 1)).toMatchObject({ errcode: 0, points: 100 });
    expect(await operator.dot(token)).toBe(false);
  },
  patience,
);
