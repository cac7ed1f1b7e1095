import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { sign } from '../signature.ts';
import { signedText } from '../signedCall.ts';
import { exampleCall, exampleKey, webhooks } from './webhooks.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

/** The required fields of a wallet step's answer, by the contract. */
const promised = (step: string) => {
  const { post } = webhooks()[`wallet.${step}` as 'payment'];
  return (post.responses[200].content['application/json'].schema as { required?: string[] }).required ?? [];
};

test('the wallet answers as the contract promises game providers', async () => {
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

test('the contract’s example signature is valid and explained in docs/operator.md (N4)', () => {
  const { parameters, requestBody } = webhooks().payment.post;
  const said = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const { example } = requestBody.content['application/json'];
  expect(JSON.stringify(example)).toBe(exampleCall.body);
  const signature = sign(signedText(exampleCall), exampleKey);
  expect(said).toEqual({ 'x-partner': 'gateway', 'x-timestamp': String(exampleCall.time), 'x-signature': signature });
  const papers = readFileSync('docs/operator.md', 'utf8');
  for (const part of [exampleKey, ...signedText(exampleCall).split('\n'), signature]) expect(papers).toContain(part);
});

test('every partner request is signed over call, time and partner (N4)', () => {
  for (const { post } of Object.values(webhooks()))
    expect(post.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['x-partner', true],
      ['x-timestamp', true],
      ['x-signature', true],
    ]);
});

test('the example partner of the wallet’s calls is a game provider', () => {
  const partners = Object.entries(webhooks()).map(([name, { post }]) => [name, post.parameters[0]!.example]);
  for (const [name, partner] of partners)
    expect([name, partner]).toEqual([name, name!.startsWith('wallet') ? 'game' : 'gateway']);
});

test('a repeated bet is refused with 409 alreadyTaken, as the contract says', async () => {
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
