import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Lottery } from '#contract/activityTypes.ts';
import type { Name } from '#contract/endpoints.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
let accounts = 0;

/** A new player on a device. */
async function register(deviceId: string) {
  const input = { account: `shared_${++accounts}`, password: 'secret88', loginKind: 2, deviceId, ...consent };
  const { token, userInfo } = await operator.call('accountRegist', input);
  return { token: token as string, userId: (userInfo as { id: number }).id };
}

/** What a bet in a game session is answered with. */
const bet = (session: string) =>
  operator.wallet.bet({ session, roundId: randomUUID(), amount: 500 }).then(
    () => 'taken',
    (error: Error) => error.message,
  );

/** A player with money in an open game on a device. */
async function inGame(deviceId: string) {
  const player = await register(deviceId);
  await operator.give(player.userId, 'coin', 100_000);
  return { ...player, session: (await operator.sit(player.token)).session };
}

test('an exclusion ends the open games of unverified players on its devices alone (S15)', async () => {
  const excluded = await register('one phone');
  const [unverified, elsewhere, verified] = [
    await inGame('one phone'),
    await inGame('another phone'),
    await inGame('one phone'),
  ];
  await operator.submit(verified.token, { realName: 'Gloria Manalo' });
  operator.decided();
  await exclude(excluded.token);
  expect(await operator.act('startGame', { gameId: 1001 }, unverified.token)).toMatchObject({ errcode: 3004 });
  const bets = [await bet(unverified.session), await bet(elsewhere.session), await bet(verified.session)];
  expect(bets).toEqual(['ended', 'taken', 'taken']);
});

test('a break ends nobody else’s game on the device (S15)', async () => {
  const onBreak = await register('family phone');
  const other = await inGame('family phone');
  await operator.act('selfExclude', { type: 1, hours: 24 }, onBreak.token);
  expect(await bet(other.session)).toBe('taken');
});

test('an unverified player on an excluded player’s device draws by chance nowhere, and claims what is earned (S15)', async () => {
  const [excluded, other] = [await register('two phones'), await register('two phones')];
  await operator.give(other.userId, 'diamond', 1_000);
  await operator.give(other.userId, 'lottery', 10);
  const { round } = await operator.call('lotteryInfo', { activityType: Lottery }, other.token);
  const chances = {
    diamondExchangeScratchcard: { id: 70_001, num: 1 },
    scratchCardLottery: { id: 70_001, num: 1 },
    lotteryOrder: { round: round ?? 1, num: 1, productId: 0 },
    actInviteUserSpin: {},
    receiveDrawChance: {},
  };
  await exclude(excluded.token);
  const codeOf = async (call: Name, input: object) => {
    const { errcode, code } = await operator.act(call, input, other.token);
    return { call, code: errcode ?? code };
  };
  for (const [call, input] of Object.entries(chances))
    expect(await codeOf(call as Name, input)).toEqual({ call, code: 3004 });
  expect(await codeOf('loginBonus3UserReceive', { day: 1 })).not.toMatchObject({ code: 3004 });
});
