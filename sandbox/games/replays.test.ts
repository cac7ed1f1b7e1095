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
/** More rounds than a seat at the provider remembers, and the index of one that is forgotten by then. */
const many = 52;
const forgotten = 0;
const patience = 30_000;

const idOf = (round: number) => `round-${String(round).padStart(4, '0')}`;

/** A freshly started game provider, without memory of earlier rounds. All random numbers can be fixed to one. */
function startProvider(number?: number) {
  const { backOffice, clock } = operator;
  const now = () => clock.time;
  const fetch = (url: unknown, init?: RequestInit) => Promise.resolve(backOffice.request(String(url), init));
  const wallet = httpWallet(partnersAddress, { partner: 'game', key: testKeys.wallet, now }, fetch);
  const chance = number === undefined ? {} : { randomOf: () => () => number };
  return gameProvider({ wallet, secret: testKeys.outcomes, now, pause: async () => {}, ...chance });
}

async function post(provider: ReturnType<typeof startProvider>, input: object) {
  const response = await provider.request('/round', { method: 'POST', body: JSON.stringify(input) });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** A player in a session of a game, by default the slot. */
async function sitDown(coin: number, { gameId = 1001, number }: { gameId?: number; number?: number } = {}) {
  const player = await operator.player(coin);
  const started = await operator.act('startGame', { gameId }, player.token);
  const launch = new URL(String(started['url'])).searchParams.get('launch')!;
  const provider = startProvider(number);
  await provider.request(`/play?launch=${launch}`);
  const session = String(started['sessionId']);
  return {
    ...player,
    provider,
    session,
    spin: (round: number) => post(provider, { session, bet, roundId: idOf(round) }),
  };
}

/** A player at roulette, where the ball always rests at the same number and each round stakes the minimum. */
async function sitAtRoulette(number: number) {
  const roulette = operator.db.selectFrom('games').select(['id', 'minBet']).where('name', 'like', '%Roulette%');
  const { id: gameId, minBet } = await roulette.executeTakeFirstOrThrow();
  const { token, session, provider } = await sitDown(many * minBet, { gameId, number });
  const play = (round: number, choice: string) =>
    post(provider, { session, bet: minBet, choice, roundId: idOf(round) });
  return { token, minBet, play };
}

const balance = async (token: string) => (await operator.call('refreshData', {}, token))['coin'];

test.each([
  ['red', 1, 2],
  ['black', 1, 0],
  ['dozen1', 1, 3],
  ['dozen1', 13, 0],
])('a bet on %s wins by that choice when the ball rests at %i: %i times the bet', async (choice, number, times) => {
  const { token, minBet, play } = await sitAtRoulette(number);
  const { answer } = await play(0, choice);
  expect(answer).toMatchObject({ choice, number, win: times * minBet });
  expect(await balance(token)).toBe((many - 1 + times) * minBet);
});

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

test(
  'a forgotten round that is repeated with another choice wins nothing more (S1)',
  async () => {
    const { token, play } = await sitAtRoulette(1);
    const lost = await play(forgotten, 'black');
    for (let round = 1; round < many; round++) await play(round, 'black');
    const before = await balance(token);
    expect(await play(forgotten, 'red')).toEqual({ status: 409, answer: { error: 'settled' } });
    for (let round = 1; round < many; round++) await play(round, 'black');
    expect(await play(forgotten, 'black')).toEqual(lost);
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
    .where('stays.userId', '=', userId)
    .orderBy('roundId')
    .execute();
  expect(known).toEqual(rounds.map(({ roundId, win, coin }) => ({ roundId, win, coin })));
  const lost = rounds.find(({ win }) => win === 0)!;
  const another = { session, roundId: String(lost['roundId']), amount: 5_000 };
  await expect(operator.wallet.win(another)).rejects.toThrow('settled');
});
