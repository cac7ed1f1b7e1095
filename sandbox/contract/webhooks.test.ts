import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { webhooks } from './webhooks.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

/** The fields that an answer of a wallet’s step must have by the contract. */
const promised = (step: string) => {
  const { post } = webhooks()[`wallet.${step}` as 'payment'];
  return (post.responses[200].content['application/json'].schema as { required?: string[] }).required ?? [];
};

test('what the contract promises game providers is what the wallet answers', async () => {
  const { token } = await operator.player(50_000);
  const started = await operator.act('startGame', { gameId: 1001 }, token);
  const launch = new URL(String(started['url'])).searchParams.get('launch')!;
  const opened = await operator.wallet.session({ launch });
  const { session } = opened;
  const round = { session, roundId: 'one' };
  const answers = {
    session: opened,
    balance: await operator.wallet.balance({ session }),
    bet: await operator.wallet.bet({ ...round, amount: 2_000 }),
    win: await operator.wallet.win({ ...round, amount: 0 }),
    rollback: await operator.wallet.rollback({ session, roundId: 'two' }),
  };
  for (const [step, answer] of Object.entries(answers)) {
    expect(promised(step).length).toBeGreaterThan(0);
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(promised(step)));
  }
});
