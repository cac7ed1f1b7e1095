import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FirstOffer } from '#contract/endpoints/firstDeposit.ts';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { taskCycles, taskStates } from '#contract/rewards/tasks.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { demoPassword } from './seed.ts';

const hour = 60 * 60 * 1_000;

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
  const { createdAt } = await operator.db
    .selectFrom('users')
    .select('createdAt')
    .where('account', '=', 'lina88')
    .executeTakeFirstOrThrow();
  operator.clock.time = createdAt + hour;
});
afterAll(() => operator.close());

/** The states of a demo player's first-deposit offers and one-time tasks. */
async function standing(account: string) {
  const login = { ...samples.accountLogin, account, password: demoPassword };
  const token = String((await operator.call('accountLogin', login))['token']);
  const { items } = (await operator.call('firstDepositInfo', {}, token)) as unknown as { items: FirstOffer[] };
  const { list } = (await operator.call('getTaskUser', { cycle: taskCycles.once }, token)) as unknown as {
    list: UserTask[];
  };
  return { offers: items.map(({ status }) => status), tasks: list.map(({ status }) => status) };
}

test('one demo player has every first-deposit offer and every early one-time task (FD-01, TK-03)', async () => {
  const { offers, tasks } = await standing('lina88');
  expect(new Set(offers)).toEqual(new Set([offerStates.open]));
  expect(new Set(tasks)).toEqual(new Set([taskStates.doing]));
});

test('another demo player has a first-deposit bonus and a one-time task to claim (FD-01, TK-03)', async () => {
  const { offers, tasks } = await standing('nilo88');
  expect(offers).toContain(offerStates.claimable);
  expect(tasks).toContain(taskStates.claimable);
});
