import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partnerAt, testKeys } from '#sandbox/testing/partnerTest.ts';
import { partners } from '../api/partners.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { createSeamlessWallet } from './seamlessWallet.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
let maker: ReturnType<typeof partnerAt>;
beforeAll(async () => {
  operator = await openTestOperator();
  const now = () => operator.clock.time;
  const backOffice = partners({
    db: operator.db,
    now,
    wallet: createSeamlessWallet(operator.db, now),
    keys: testKeys,
  });
  maker = partnerAt(backOffice, 'game', now);
});
afterAll(() => operator.close());

async function wallet(
  step: string,
  body: object,
  key = testKeys.wallet,
): Promise<{ status: number; said: Record<string, unknown> }> {
  const response = await maker(`/wallet/${step}`, JSON.stringify(body), key);
  return { status: response.status, said: (await response.json()) as Record<string, unknown> };
}

const start = (token: string, more: object = {}) =>
  operator.call('startGame', { gameId: 1001, requestId: randomUUID(), ...more }, token);
const launchOf = ({ url }: Record<string, unknown>) => new URL(String(url)).searchParams.get('launch');

/** A player in an open game session, with the provider's view of it. */
async function playing(coin: number, more: object = {}) {
  const { userId, token } = await operator.player(coin);
  const started = await start(token, more);
  const { said } = await wallet('session', { launch: launchOf(started) });
  const session = String(said['session']);
  const step = (name: string, roundId: string, amount?: number) =>
    wallet(name, { session, roundId, ...(amount !== undefined && { amount }) });
  return { userId, token, session, said, step, started };
}

describe('bets and wins', () => {
  test('a round is bet and won once under repeated provider requests', async () => {
    const { token, step } = await playing(1_000);
    const bets = await Promise.all([1, 2, 3].map(() => step('bet', 'round-1', 300)));
    expect(bets.filter(({ status }) => status === 200)).toEqual([{ status: 200, said: { coin: 700 } }]);
    const taken = { status: 409, said: { error: 'alreadyTaken' } };
    expect(bets.filter(({ status }) => status !== 200)).toEqual([taken, taken]);
    const wins = await Promise.all([1, 2, 3].map(() => step('win', 'round-1', 450)));
    for (const said of wins) expect(said).toEqual({ status: 200, said: { coin: 1_150 } });
    expect(await step('bet', 'round-1', 300)).toEqual(taken);

    const { data } = await operator.call('appUserCoinDetail', { pageNum: 1, pageSize: 10 }, token);
    expect(data).toMatchObject({
      list: [{ typeName: 'Win', amount: 450 }, { typeName: 'Bet', amount: -300 }, { typeName: 'Adjustment' }],
    });
    const exited = await operator.call('exitGame', { requestId: randomUUID() }, token);
    expect(exited).toMatchObject({ coin: 1_150, betInSession: 300, winInSession: 450 });
    expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 1_150, bet: 300 });
  });

  test('a bet is rolled back once, and a bet after its rollback is refused', async () => {
    const { step } = await playing(1_000);
    await step('bet', 'round-1', 300);
    const given = await Promise.all([1, 2].map(() => step('rollback', 'round-1')));
    for (const said of given) expect(said).toEqual({ status: 200, said: { coin: 1_000 } });
    expect(await step('rollback', 'round-2')).toEqual({ status: 200, said: { coin: 1_000 } });
    expect(await step('bet', 'round-2', 300)).toEqual({ status: 409, said: { error: 'rolledBack' } });
    expect(await step('win', 'round-1', 300)).toEqual({ status: 409, said: { error: 'rolledBack' } });
  });

  test('many concurrent rounds never overspend the balance', async () => {
    const { step } = await playing(1_000);
    const bets = await Promise.all(Array.from({ length: 20 }, (_, n) => step('bet', `round-${n}`, 300)));
    expect(bets.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(bets.filter(({ said }) => said['error'] === 'insufficient')).toHaveLength(17);
    expect(await step('bet', 'round-last', 100)).toEqual({ status: 200, said: { coin: 0 } });
  });

  test.each([
    ['a bet below the limits', 'bet', 'new', 5, 400, 'limits'],
    ['a bet above the limits', 'bet', 'new', 100_001, 400, 'limits'],
    ['the same bet with another amount', 'bet', 'old', 500, 409, 'conflict'],
    ['a win of a settled round (S1)', 'win', 'old', 1, 409, 'settled'],
    ['a win of an unknown round', 'win', 'new', 100, 404, 'unknown'],
    ['a rollback of a settled round', 'rollback', 'old', undefined, 409, 'settled'],
    ['a negative win', 'win', 'old', -5, 400, 'input'],
  ])('%s is refused', async (_, name, roundId, amount, status, error) => {
    const { step } = await playing(1_000);
    await step('bet', 'old', 300);
    await step('win', 'old', 0);
    expect(await step(name, roundId, amount)).toEqual({ status, said: { error } });
  });

  test('after exit new bets are refused, but a pending win is still credited', async () => {
    const { token, step } = await playing(1_000);
    await step('bet', 'round-1', 300);
    expect(await operator.call('exitGame', {}, token)).toMatchObject({ coin: 700, betInSession: 300, winInSession: 0 });
    expect(await step('bet', 'round-2', 300)).toEqual({ status: 409, said: { error: 'ended' } });
    expect(await step('win', 'round-1', 900)).toEqual({ status: 200, said: { coin: 1_600 } });
  });

  test('a repeated bet after exit or on a break is refused like any other (S1)', async () => {
    const { token, step } = await playing(1_000);
    await step('bet', 'round-1', 300);
    const ended = { status: 409, said: { error: 'ended' } };
    const away = await playing(1_000);
    await away.step('bet', 'round-1', 300);
    await operator.call('exitGame', {}, token);
    await operator.call('selfExclude', { type: 1, hours: 24, requestId: randomUUID() }, away.token);
    expect(await step('bet', 'round-1', 300)).toEqual(ended);
    expect(await away.step('bet', 'round-1', 300)).toEqual(ended);
  });

  test('a losing round is settled with zero and leaves no ledger entry (S1)', async () => {
    const { token, step } = await playing(1_000);
    await step('bet', 'round-1', 300);
    for (let copy = 0; copy < 2; copy++)
      expect(await step('win', 'round-1', 0)).toEqual({ status: 200, said: { coin: 700 } });
    const { data } = await operator.call('appUserCoinDetail', { pageNum: 1, pageSize: 10 }, token);
    expect(data).toMatchObject({ list: [{ typeName: 'Bet' }, { typeName: 'Adjustment' }] });
  });

  test('a provider signing with the wrong key is refused', async () => {
    const { session } = await playing(1_000);
    expect(await wallet('balance', { session }, 'a guess')).toEqual({ status: 403, said: { error: 'signature' } });
    expect(await wallet('balance', { session })).toEqual({ status: 200, said: { coin: 1_000 } });
    expect(await wallet('steal', { session })).toMatchObject({ status: 404 });
  });
});

describe('launch', () => {
  test('a launch URL works once within a minute and returns to the app', async () => {
    const { token } = await operator.player(500);
    const started = await start(token, { lang: 'fil' });
    const url = new URL(String(started['url']));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ origin: 'http://localhost:4173', lang: 'fil' });
    expect(started['launchExpire']).toBe(operator.clock.time + 60_000);

    const launch = launchOf(started);
    expect(await wallet('session', { launch })).toMatchObject({
      status: 200,
      said: { session: started['sessionId'], coin: 500, demo: false, gameId: 1001, minBet: 100 },
    });
    expect(await wallet('session', { launch })).toEqual({ status: 409, said: { error: 'ended' } });

    const late = launchOf(await start(token));
    operator.clock.time += 60_000;
    expect(await wallet('session', { launch: late })).toEqual({ status: 409, said: { error: 'ended' } });
  });

  test('a launched session is answered again to whoever names it, until it has ended (S1)', async () => {
    const { token } = await operator.player(500);
    const started = await start(token);
    const again = { launch: launchOf(started), session: started['sessionId'] };
    const ended = { status: 409, said: { error: 'ended' } };
    expect(await wallet('session', again)).toEqual(ended);
    const first = await wallet('session', { launch: again.launch });
    expect(first.status).toBe(200);
    operator.clock.time += 60_000;
    expect(await wallet('session', again)).toEqual(first);
    expect(await wallet('session', { ...again, launch: 'a guess' })).toEqual(ended);
    await operator.call('exitGame', {}, token);
    expect(await wallet('session', again)).toEqual(ended);
  });

  test('neither the stored start record nor the session can launch a game (N22)', async () => {
    const { token, userId } = await operator.player();
    const launch = launchOf(await start(token))!;
    const acts = await operator.db.selectFrom('operations').selectAll().where('userId', '=', userId).execute();
    const stays = await operator.db.selectFrom('stays').selectAll().where('userId', '=', userId).execute();
    expect([acts.length, stays.length]).toEqual([1, 1]);
    expect(JSON.stringify([acts, stays])).not.toContain(launch);
    for (const guess of [stays[0]!.id, stays[0]!.launchHash])
      expect(await wallet('session', { launch: guess })).toMatchObject({ status: 409 });
    expect(await wallet('session', { launch })).toMatchObject({ status: 200 });
  });

  test('copies of one start open one session', async () => {
    const { token } = await operator.player();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => start(token, { requestId })));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  });

  test('opening another game closes the previous one', async () => {
    const { token, step } = await playing(1_000);
    await start(token, { gameId: 1002 });
    expect(await step('bet', 'round-1', 300)).toEqual({ status: 409, said: { error: 'ended' } });
  });

  test('a demo does not touch the balance', async () => {
    const demo = await playing(1_000, { tryIt: true });
    expect(demo.said).toMatchObject({ demo: true, coin: 1_000 });
    expect(await demo.step('bet', 'round-1', 300)).toEqual({ status: 409, said: { error: 'demo' } });
  });

  test('unknown games, games in maintenance and missing demos are refused', async () => {
    const { token } = await operator.player();
    const { games } = operator.context.catalogue;
    expect(await start(token, { gameId: 1 })).toMatchObject({ errcode: 404 });
    expect(await start(token, { gameId: games.find(({ maintenance }) => maintenance)!.id })).toMatchObject({
      errcode: 423,
    });
    expect(await start(token, { gameId: games.find(({ tryIt }) => !tryIt)!.id, tryIt: true })).toMatchObject({
      errcode: 400,
      field: 'tryIt',
    });
  });
});

describe('likes and history', () => {
  test('likes and history are returned, latest first', async () => {
    const { token } = await operator.player();
    await operator.call('gameLike', { gameId: 1003, like: true }, token);
    operator.clock.time += 1;
    expect(await operator.call('gameLike', { gameId: 1004, like: 1 }, token)).toMatchObject({
      likeGameIds: [1004, 1003],
    });
    expect(await operator.call('gameLike', { gameId: 1003, like: false }, token)).toMatchObject({
      likeGameIds: [1004],
    });
    expect(await operator.call('gameLike', { gameId: 1, like: true }, token)).toMatchObject({ errcode: 404 });
    for (const gameId of [1001, 1002, 1001]) {
      operator.clock.time += 1;
      await start(token, { gameId });
    }
    const after = await operator.call(
      'getAfterLoginInfoWeb',
      { version: '1.1.6', os: 'Android', deviceModel: 'Pixel' },
      token,
    );
    expect(after).toMatchObject({ likeGameIds: [1004], gameHistory: [{ gameId: 1001 }, { gameId: 1002 }] });
  });
});
