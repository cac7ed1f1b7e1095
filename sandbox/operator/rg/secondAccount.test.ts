import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const consent = { ageConfirmed: true, termsVersion: '2026-01' };
let last = 0;

async function register(deviceId: string) {
  const input = { account: `second_${++last}`, password: 'secret88', loginKind: 2, deviceId, ...consent };
  const { token, userInfo } = await operator.call('accountRegist', input);
  return { token: token as string, userId: (userInfo as { id: number }).id };
}
const play = ({ token }: { token: string }) => operator.act('startGame', { gameId: 1001, tryIt: false }, token);
const exclude = ({ token }: { token: string }) => operator.act('selfExclude', { type: 2, months: 6 }, token);

test('a second account on an excluded player’s device must verify to play or deposit (S15)', async () => {
  const first = await register('shared phone');
  await exclude(first);
  const second = await register('shared phone');
  expect(await play(second)).toMatchObject({ errcode: 3004, need: 'kyc' });
  expect(await operator.order(second.token, 50_000)).toMatchObject({ errcode: 3004, need: 'kyc' });
  await operator.know(second.userId);
  const decideAt = (decidedAt: number) =>
    operator.db.updateTable('kycChecks').set({ decidedAt }).where('userId', '=', second.userId).execute();
  await decideAt(operator.clock.time + 1);
  expect(await play(second)).toMatchObject({ errcode: 3004, need: 'kyc' });
  await decideAt(operator.clock.time);
  expect((await play(second)).errcode).not.toBe(3004);
  expect(await operator.order(second.token, 50_000)).toMatchObject({ errcode: 0 });
});

test('an existing account on that device must verify too, other devices need not (S15)', async () => {
  const [first, other] = [await register('family phone'), await register('family phone')];
  expect(await operator.order(other.token, 50_000)).toMatchObject({ errcode: 0 });
  await exclude(first);
  expect(await operator.order(other.token, 50_000)).toMatchObject({ errcode: 3004 });
  expect(await operator.order((await register('own phone')).token, 50_000)).toMatchObject({ errcode: 0 });
});
