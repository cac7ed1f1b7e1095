import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '../testing/moneyTest.ts';
import { pages } from './backOffice.ts';

let operator: MoneyTest;
let backOffice: ReturnType<typeof pages>;
beforeAll(async () => {
  operator = await openMoneyTest();
  backOffice = pages({ operator, origins: {}, violations: [], bump: () => ({}), release: () => {} });
});
afterAll(() => operator.close());

const coin = 1_000;
const amount = 300;
const hour = 60 * 60_000;

/** Returns the stake of a round as staff do. */
async function returned(round: { session: string; roundId: string }) {
  const headers = { 'content-type': 'application/json' };
  const reply = await backOffice.request('/switches/stake', { method: 'POST', body: JSON.stringify(round), headers });
  return { status: reply.status, answer: await reply.json() };
}

/** A player in a game, with an open round whose bet is two hours old, or less. */
async function staked(age = 2 * hour) {
  const { token } = await operator.player(coin);
  const { session } = await operator.sit(token);
  const round = { session, roundId: randomUUID() };
  await operator.wallet.bet({ ...round, amount });
  operator.clock.time += age;
  return { token, round };
}

test('staff return the stake of a round that its maker never settles, once, also after its game', async () => {
  const { token, round } = await staked();
  await operator.act('exitGame', {}, token);
  expect(await operator.call('deletionInfo', {}, token)).toMatchObject({ inProgress: true });
  for (let copy = 0; copy < 2; copy++)
    expect(await returned(round)).toEqual({ status: 200, answer: { ...round, coin } });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin });
  expect(await operator.call('deletionInfo', {}, token)).toMatchObject({ inProgress: false });
  expect(await operator.wallet.rollback(round)).toEqual({ coin });
  await expect(operator.wallet.win({ ...round, amount: 900 })).rejects.toThrow('rolledBack');
  const name = `${round.session}:${round.roundId}`;
  const transfers = operator.db.selectFrom('transfers').select('ref').where('ref', 'like', `%:${name}`).orderBy('id');
  expect(await transfers.execute()).toEqual([{ ref: `bet:${name}` }, { ref: `returned:${name}` }]);
});

test('staff return neither a settled stake nor one that was never taken', async () => {
  const { token, round } = await staked();
  await operator.wallet.win({ ...round, amount: 0 });
  expect(await returned(round)).toEqual({ status: 409, answer: { error: 'This round is settled' } });
  expect((await returned({ ...round, roundId: 'another' })).status).toBe(404);
  expect((await returned({ ...round, session: 'another' })).status).toBe(404);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: coin - amount });
});

test('staff don’t return a stake whose round its maker may still settle, so that its win is paid', async () => {
  const { token, round } = await staked(2 * hour - 1);
  expect(await returned(round)).toEqual({
    status: 409,
    answer: { error: 'Its maker may still settle this round: try two hours after its bet' },
  });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: coin - amount });
  expect(await operator.wallet.win({ ...round, amount: 900 })).toEqual({ coin: coin - amount + 900 });
});
