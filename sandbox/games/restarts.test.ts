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

const coin = 50_000;
const bet = 100;
/** Whether the operator answers wins with 503. */
const wins = { areDown: false };

/** A freshly started game provider, without memory of earlier rounds, at the operator's real wallet. */
function startProvider() {
  const now = () => operator.clock.time;
  const fetch = async (url: unknown, init?: RequestInit) =>
    wins.areDown && String(url).endsWith('/win')
      ? Response.json({}, { status: 503 })
      : operator.backOffice.request(String(url), init);
  const wallet = httpWallet(partnersAddress, { partner: 'game', key: testKeys.wallet, now }, fetch);
  return gameProvider({ wallet, secret: testKeys.outcomes, now, pause: async () => {} });
}

async function post(provider: ReturnType<typeof startProvider>, input: object) {
  const response = await provider.request('/round', { method: 'POST', body: JSON.stringify(input) });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** A player in a session of a slot, and a round as its page sends it. */
async function sitDown() {
  const { token } = await operator.player(coin);
  const started = await operator.act('startGame', { gameId: 1001 }, token);
  const launch = new URL(String(started['url'])).searchParams.get('launch')!;
  const provider = startProvider();
  await provider.request(`/play?launch=${launch}`);
  const session = String(started['sessionId']);
  return { token, provider, session, round: { session, launch, bet, roundId: 'round-0001' } };
}

const balance = async (token: string) => (await operator.call('refreshData', {}, token))['coin'];

test.each([
  ['a restarted provider', true],
  ['the same provider', false],
])('a round whose win has failed is settled by %s when the page repeats it (S1)', async (_, isRestarted) => {
  const { token, provider, round } = await sitDown();
  wins.areDown = true;
  expect(await post(provider, round)).toEqual({ status: 503, answer: { error: 'unavailable' } });
  wins.areDown = false;
  expect(await balance(token)).toBe(coin - bet);
  const { status, answer } = await post(isRestarted ? startProvider() : provider, round);
  expect([status, answer['coin']]).toEqual([200, coin - bet + Number(answer['win'])]);
  expect(await balance(token)).toBe(answer['coin']);
});

test('after a restart a game goes on for the page that holds its launch, and for nobody else (S1)', async () => {
  const [{ round }, other] = [await sitDown(), await sitDown()];
  const restarted = startProvider();
  expect((await post(restarted, { ...round, launch: '' })).status).toBe(410);
  for (const launch of ['a guess', other.round.launch])
    expect(await post(restarted, { ...round, launch })).toEqual({ status: 409, answer: { error: 'ended' } });
  expect((await restarted.request(`/play?launch=${round.launch}`)).status).toBe(403);
  expect((await post(restarted, round)).status).toBe(200);
});

test('after a restart a closed game takes no more rounds (S1)', async () => {
  const { token, round } = await sitDown();
  await operator.act('exitGame', {}, token);
  expect(await post(startProvider(), round)).toEqual({ status: 409, answer: { error: 'ended' } });
  expect(await balance(token)).toBe(coin);
});
