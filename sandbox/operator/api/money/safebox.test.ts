import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeTypes } from '#contract/loginKinds.ts';
import { hashPassword, inPlayersTurn } from '#sandbox/operator/identity/passwords.ts';
import { hashes } from '#sandbox/testing/hashes.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const password = '135790';
const set = (token: string, body: object) => operator.act('setSafeboxPassword', { password, ...body }, token);
const put = (token: string, direction: 1 | 2, amount: number, more: object = {}) =>
  operator.act('safeboxTransfer', { direction, amount, password, ...more }, token);

/** A player with a safebox. */
async function owner(coin: number) {
  const player = await operator.player(coin);
  await set(player.token, {});
  return player;
}

/** Occupies the hashing of passwords until all of `ends` are called. */
async function fullQueue() {
  const ends: (() => void)[] = [];
  const hashed = () => new Promise<void>((end) => ends.push(end));
  const others = [1, 2].map(() => inPlayersTurn({ userId: 0, address: 'others' }, hashed));
  await expect.poll(() => ends).toHaveLength(2);
  return { ends, others };
}

describe('transfers', () => {
  test('money moves in and out, and both are logged', async () => {
    const { token } = await owner(50_000);
    expect(await put(token, 1, 30_000)).toMatchObject({ errcode: 0, coin: 20_000, safebox: 30_000 });
    expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 20_000, safebox: 30_000 });
    expect(await put(token, 2, 10_000)).toMatchObject({ coin: 30_000, safebox: 20_000 });
    const { data } = await operator.call('safeboxLog', { pageNum: 1, pageSize: 9 }, token);
    expect(data).toMatchObject({
      list: [
        { direction: 2, amount: 10_000, balance: 20_000 },
        { direction: 1, amount: 30_000, balance: 30_000 },
      ],
    });
  });

  test('neither side goes below zero under concurrent transfers', async () => {
    const { token } = await owner(50_000);
    const many = await Promise.all([1, 2, 3, 4].map(() => put(token, 1, 20_000)));
    expect(codesOf(many)).toEqual([0, 0, 3001, 3001]);
    expect(await put(token, 2, 40_001)).toMatchObject({ errcode: 3001 });
    expect(await put(token, 1, 0)).toMatchObject({ errcode: 400, field: 'amount' });
  });

  test('safebox money cannot be played with', async () => {
    const { token } = await owner(10_000);
    await put(token, 1, 10_000);
    const { session } = await operator.sit(token);
    await expect(operator.wallet.bet({ session, roundId: randomUUID(), amount: 1_000 })).rejects.toThrow(
      'insufficient',
    );
  });
});

describe('guesses and hashing', () => {
  test('five wrong passwords lock the safebox for 15 minutes', async () => {
    const { token } = await owner(10_000);
    const wrong = { password: '135791' };
    for (const left of [4, 3, 2, 1]) expect(await put(token, 1, 100, wrong)).toMatchObject({ errcode: 3008, left });
    const { errcode, until } = await put(token, 1, 100, wrong);
    expect([errcode, until]).toEqual([2002, operator.clock.time + 15 * 60_000]);
    expect(await put(token, 1, 100)).toMatchObject({ errcode: 2002 });
    operator.clock.time = Number(until);
    expect(await put(token, 1, 100)).toMatchObject({ errcode: 0 });
  });

  test('a locked safebox is refused without hashing', async () => {
    const { token } = await owner(10_000);
    for (let count = 0; count < 5; count++) await put(token, 1, 100, { password: '135791' });
    const hashed = hashes();
    expect(await put(token, 1, 100)).toMatchObject({ errcode: 2002 });
    expect(await set(token, { oldPassword: password })).toMatchObject({ errcode: 2002 });
    expect(hashes()).toBe(hashed);
  });

  test('a transfer of nothing is refused without hashing', async () => {
    const { token } = await owner(10_000);
    const hashed = hashes();
    expect(await put(token, 1, 0)).toMatchObject({ errcode: 400, field: 'amount' });
    expect(hashes()).toBe(hashed);
  });

  test('a wrong old password is compared once, and the new one isn’t hashed', async () => {
    const { token } = await owner(0);
    const hashed = hashes();
    expect(await set(token, { password: '246813', oldPassword: '000001' })).toMatchObject({ errcode: 3008 });
    expect(hashes()).toBe(hashed + 1);
  });

  test('a wrong code is counted and refused without hashing', async () => {
    const { token } = await owner(0);
    await operator.code(token, codeTypes.safebox);
    const hashed = hashes();
    for (const left of [4, 3]) expect(await set(token, { smsCode: '000000' })).toMatchObject({ errcode: 2003, left });
    expect(hashes()).toBe(hashed);
  });

  test('a code is consumed by the one change it allows', async () => {
    const { token } = await owner(0);
    const smsCode = await operator.code(token, codeTypes.safebox);
    const change = { password: '246813', smsCode, requestId: randomUUID() };
    for (let copy = 0; copy < 2; copy++) expect(await set(token, change)).toMatchObject({ errcode: 0 });
    expect(await set(token, { smsCode })).toMatchObject({ errcode: 2003 });
  });
});

describe('password', () => {
  test.each(['123456', '111111', '12345', '1234567', 'abcdef'])('the weak password %s is refused', async (weak) => {
    const { token } = await operator.player();
    expect(await set(token, { password: weak })).toMatchObject({ errcode: 400, field: 'password' });
  });

  test('the safebox requires a password first', async () => {
    const { token } = await operator.player(10_000);
    expect(await put(token, 1, 100)).toMatchObject({ errcode: 403, need: 'password' });
  });

  test('changing the password takes the old one or a code', async () => {
    const { token } = await owner(0);
    expect(await set(token, { password: '246813' })).toMatchObject({ errcode: 3008, left: 4 });
    expect(await set(token, { password: '246813', oldPassword: '000001' })).toMatchObject({ errcode: 3008 });
    expect(await set(token, { password: '246813', oldPassword: password })).toMatchObject({ errcode: 0 });
    const smsCode = await operator.code(token, codeTypes.safebox);
    expect(await set(token, { smsCode })).toMatchObject({ errcode: 0, hasSafeboxPassword: true });
  });

  test('a password change with a lost response can be retried, and all copies succeed', async () => {
    const { token } = await owner(0);
    expect(await set(token, {})).toMatchObject({ errcode: 0, hasSafeboxPassword: true });
    const change = { password: '246813', oldPassword: password, requestId: randomUUID() };
    for (let copy = 0; copy < 2; copy++) expect(await set(token, change)).toMatchObject({ errcode: 0 });
  });

  test('a password changed while its proof is checked is asked for again, with nothing hashed under the lock', async () => {
    const { userId, token } = await owner(0);
    const [between, next] = ['246813', '975310'];
    const changed = await hashPassword(between);
    const { ends, others } = await fullQueue();
    const hashed = hashes();
    const change = set(token, { password: next, oldPassword: between });
    await operator.act('startGame', { gameId: 1001 }, token);
    await operator.db.updateTable('users').set({ safeboxHash: changed }).where('id', '=', userId).execute();
    for (const end of ends) end();
    expect(await change).toMatchObject({ errcode: 429, retryAfter: expect.any(Number) });
    await Promise.all(others);
    expect(hashes()).toBe(hashed + 1);
    expect(await set(token, { password: next, oldPassword: between })).toMatchObject({ errcode: 0 });
  });

  test('checking the password queues without blocking other acts (S30)', async () => {
    const { token } = await owner(50_000);
    const { ends, others } = await fullQueue();
    let isOver = false;
    const transfer = put(token, 1, 30_000).finally(() => (isOver = true));
    expect(await operator.act('startGame', { gameId: 1001 }, token)).toMatchObject({ errcode: 0, coin: 50_000 });
    expect(isOver).toBe(false);
    for (const end of ends) end();
    expect(await transfer).toMatchObject({ errcode: 0, safebox: 30_000 });
    await Promise.all(others);
  });
});
