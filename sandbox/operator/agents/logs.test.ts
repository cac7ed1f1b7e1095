import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentLogs } from '#contract/agents.ts';
import { dayOf } from '#sandbox/manila.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

test('members are paged, latest first, with masked names, deposits and bets (SH-04)', async () => {
  const { token, userId } = await operator.inviter();
  for (const nickname of ['Ligaya', 'Ñoño', '👩‍🚀 Mahabang pangalan', '<b>x</b>', 'Isko'])
    await operator.bring(userId, { nickname });
  const first = await operator.log(token, agentLogs.members, { pageSize: 3 });
  const second = await operator.log(token, agentLogs.members, { pageSize: 3, pageNum: 2 });
  expect(first).toMatchObject({ total: 5, pages: 2 });
  expect([...first.list, ...second.list].map(({ nickname }) => nickname)).toEqual([
    'I***',
    '<***',
    '👩***',
    'Ñ***',
    'L***',
  ]);
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(first.list[0]).toMatchObject({ recharge: 20_000, bet: 100_000, valid: true, regTime: operator.clock.time });
});

test('each log can be filtered by one day in Manila (SH-04)', async () => {
  const { token, userId } = await operator.inviter();
  const monday = dayOf(operator.clock.time);
  await operator.bring(userId, { bet: 300_000 });
  operator.nextDay();
  const tuesday = dayOf(operator.clock.time);
  await operator.bring(userId, { bet: 600_000 });
  await operator.receive(token);
  operator.nextDay();
  const wednesday = dayOf(operator.clock.time);
  await operator.receive(token);
  const { members, commission, received } = agentLogs;
  expect(await operator.log(token, members, { date: monday })).toMatchObject({ total: 1, list: [{ bet: 300_000 }] });
  expect(await operator.log(token, members, { date: wednesday })).toMatchObject({ total: 0, list: [] });
  expect(await operator.log(token, commission, { date: tuesday })).toMatchObject({
    list: [{ date: tuesday, bet: 600_000, rate: 20, amount: 1_200, status: 2 }],
  });
  expect(await operator.log(token, commission)).toMatchObject({ list: [{ date: tuesday }, { date: monday }] });
  expect(await operator.log(token, received, { date: tuesday })).toMatchObject({ list: [{ amount: 600 }] });
  expect(await operator.log(token, received)).toMatchObject({ list: [{ amount: 1_200 }, { amount: 600 }] });
});

test('an invalid date, page or log is refused, naming the field (SH-04)', async () => {
  const { token } = await operator.player();
  const ask = (more: object) =>
    operator.call('appAgent5UserLog', { pageNum: 1, pageSize: 20, type: 1, ...more }, token);
  for (const date of ['2026-02-30', 'yesterday', '2026-11-2', '+002026-11-21', "2026-11-21' or 1=1"])
    expect(await ask({ date })).toMatchObject({ code: 400, field: 'date' });
  expect(await ask({ pageNum: 0 })).toMatchObject({ code: 400, field: 'pageNum' });
  expect(await ask({ pageSize: 101 })).toMatchObject({ code: 400, field: 'pageSize' });
  expect(await ask({ type: 4 })).toMatchObject({ code: 400 });
});

test('players see only their own members, and members nothing of their inviter (SH-04)', async () => {
  const [mine, others] = [await operator.inviter(), await operator.inviter()];
  await operator.bring(others.userId);
  for (const type of Object.values(agentLogs)) expect(await operator.log(mine.token, type)).toMatchObject({ total: 0 });
});
