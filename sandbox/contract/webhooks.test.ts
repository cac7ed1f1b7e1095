import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { paymentReport } from '../operator/http/partners.ts';
import { signedText } from '../payments/notice.ts';
import { sign } from '../signature.ts';
import { exampleSecret, webhooks } from './webhooks.ts';

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

test('the signature of the contract’s example is right, and stands with its text and secret in docs/operator.md', () => {
  const { example } = webhooks().payment.post.requestBody.content['application/json'];
  const report = v.parse(paymentReport, example);
  const text = signedText(report);
  expect(report.sign).toBe(sign(text, exampleSecret));
  const papers = readFileSync('docs/operator.md', 'utf8');
  for (const said of [exampleSecret, text, report.sign]) expect(papers).toContain(said);
});

test('a bet that comes again is refused with 409 and the word alreadyTaken, as the contract says', async () => {
  expect(webhooks()['wallet.bet' as 'payment'].post.summary).toContain('409 and `error` `alreadyTaken`');
  const { token } = await operator.player(50_000);
  const started = await operator.act('startGame', { gameId: 1001 }, token);
  const { session } = await operator.wallet.session({
    launch: new URL(String(started['url'])).searchParams.get('launch')!,
  });
  const bet = { session, roundId: 'again', amount: 2_000 };
  await operator.wallet.bet(bet);
  await expect(operator.wallet.bet(bet)).rejects.toMatchObject({ status: 409, message: 'alreadyTaken' });
});
