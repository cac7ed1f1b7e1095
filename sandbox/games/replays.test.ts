import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { partnersAddress, testKeys } from '#sandbox/testing/partnerTest.ts';
import { gameProvider } from './provider.ts';
import { httpWallet } from './wallet.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const bet = 100;
const idOf = (round: number) => `round-${String(round).padStart(4, '0')}`;

/** The provider of games, as it is after a start: it remembers nothing of an earlier one. */
function startProvider() {
  const { backOffice, clock } = operator;
  const now = () => clock.time;
  const fetch = (url: unknown, init?: RequestInit) => Promise.resolve(backOffice.request(String(url), init));
  const wallet = httpWallet(partnersAddress, { partner: 'game', key: testKeys.wallet, now }, fetch);
  return gameProvider({ wallet, secret: testKeys.outcomes, now, pause: async () => {} });
}

async function post(provider: ReturnType<typeof startProvider>, input: object) {
  const response = await provider.request('/round', { method: 'POST', body: JSON.stringify(input) });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** A player at the slot, in a session of their own. */
async function sitDown(coin: number) {
  const player = await operator.player(coin);
  const started = await operator.act('startGame', { gameId: 1001 }, player.token);
  const launch = new URL(String(started['url'])).searchParams.get('launch')!;
  const provider = startProvider();
  await provider.request(`/play?launch=${launch}`);
  const session = String(started['sessionId']);
  return {
    ...player,
    provider,
    session,
    spin: (round: number) => post(provider, { session, bet, roundId: idOf(round) }),
  };
}

const balance = async (token: string) => (await operator.call('refreshData', {}, token))['coin'];

/** More rounds than a seat at the provider remembers, and one of those that it has forgotten. */
const many = 52;
const forgotten = 0;
const patience = 30_000;

test(
  'a forgotten round replays unchanged, and is refused after exit or on a break (S1)',
  async () => {
    const { token, spin } = await sitDown(50_000);
    const first = await spin(forgotten);
    for (let round = 1; round < many; round++) await spin(round);
    const before = await balance(token);
    expect(await spin(forgotten)).toEqual(first);
    for (let round = 1; round < many; round++) await spin(round);
    await operator.act('exitGame', {}, token);
    expect(await spin(forgotten)).toEqual({ status: 409, answer: { error: 'ended' } });
    await operator.act('selfExclude', { type: 1, hours: 24 }, token);
    expect(await spin(1)).toEqual({ status: 409, answer: { error: 'ended' } });
    expect(await balance(token)).toBe(before);
  },
  patience,
);

test('every round is settled, losing ones with zero, and no round is won twice (S1)', async () => {
  const { userId, session, spin } = await sitDown(50_000);
  const rounds = [];
  for (let round = 0; round < 8; round++) rounds.push((await spin(round)).answer);
  const known = await operator.db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .select(['roundId', 'rounds.win', 'coinAfterWin as coin'])
    .where('userId', '=', userId)
    .orderBy('roundId')
    .execute();
  expect(known).toEqual(rounds.map(({ roundId, win, coin }) => ({ roundId, win, coin })));
  const lost = rounds.find(({ win }) => win === 0)!;
  const another = { session, roundId: String(lost['roundId']), amount: 5_000 };
  await expect(operator.wallet.win(another)).rejects.toThrow('settled');
});
