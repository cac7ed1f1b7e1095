import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import type { Name } from '#contract/endpoints.ts';
import { kycSides } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import { usualStaffRules } from '#sandbox/operator/context/staffRules.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { pictureOf } from '#sandbox/testing/picture.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { usualCaps } from '../context/caps.ts';
import { issueToken } from '../identity/tokens.ts';
import { sweep } from './sweep.ts';
import { kept } from './sweepRules.ts';

const day = 24 * 60 * 60_000;
const picture = pictureOf();

/** Enough for three pictures a day of one address, in thousands of characters. */
const mostPictures = Math.ceil(picture.length / 1_000) * 1_000 * 3;
/** Small budgets of an address; those of one account leave room for two accounts to use up the orders. */
const few = { pictures: mostPictures, feedback: 4, games: 3, orders: 5, ordersOfOne: 3 };

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest({ caps: { ...usualCaps, newcomers: { ...usualCaps.newcomers, ...few } } });
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const sweepAfter = (time: number) => sweep(operator.db, operator.clock.time + time);

/** The number of a player's pictures for an identity check. */
async function checkPictures(userId: number): Promise<number> {
  const rows = operator.db.selectFrom('kycImages').select('id').where('userId', '=', userId);
  return (await rows.execute()).length;
}

/** The number of all pictures of feedback. */
async function feedbackPictures(): Promise<number> {
  return (await operator.db.selectFrom('feedbackPictures').select('place').execute()).length;
}

describe('the pictures of newcomers of one address', () => {
  const address = '203.0.113.7';
  const from = (at: string, name: Name, body: object, token: string) =>
    operator.call(name, { requestId: randomUUID(), ...body }, token, at);
  const upload = (token: string, at = address) => from(at, 'uploadKyc', { side: kycSides.back, image: picture }, token);
  const feedback = (token: string, images: string[]) =>
    from(address, 'feedbackAdd', { type: 'game', content: 'The reels stood still.', images }, token);

  test('have a budget a day, in whichever account, which is used up by stored ones alone (S18)', async () => {
    const [one, two, payer] = [await operator.player(), await operator.player(), await operator.player()];
    const refused = { side: kycSides.back, image: pictureOf({ width: 1, height: 1 }) };
    expect(await from(address, 'uploadKyc', refused, one.token)).toMatchObject({ errcode: codes.badParameter });
    const same = { requestId: randomUUID(), side: kycSides.back, image: picture };
    for (let copy = 0; copy < 5; copy++)
      expect(await from(address, 'uploadKyc', same, one.token)).toMatchObject({ errcode: 0 });
    expect(await feedback(two.token, [picture, picture])).toMatchObject({ errcode: 0 });
    for (const { token } of [one, two]) expect(await upload(token)).toMatchObject({ errcode: codes.tooOften });
    expect(await feedback(two.token, [picture])).toMatchObject({ errcode: codes.tooOften });
    expect(await feedback(two.token, [])).toMatchObject({ errcode: 0 });
    expect(await upload(two.token, '203.0.113.8')).toMatchObject({ errcode: 0 });
    await operator.deposit(payer.token, 50_000);
    expect(await upload(payer.token)).toMatchObject({ errcode: 0 });
    operator.clock.time += day;
    expect(await upload(one.token)).toMatchObject({ errcode: 0 });
  });

  test('are counted in profiles, too (S18)', async () => {
    const [one, two, payer] = [await operator.player(), await operator.player(), await operator.player()];
    const photo = pictureOf({ width: 256, height: 256, padding: mostPictures / 2 });
    const change = (body: object, token: string) => from('203.0.113.20', 'updateProfile', body, token);
    expect(await change({ avatarOther: photo }, one.token)).toMatchObject({ errcode: 0 });
    expect(await change({ avatarOther: photo }, two.token)).toMatchObject({ errcode: codes.tooOften });
    expect(await change({ avatar: '2', nickname: 'Newcomer' }, two.token)).toMatchObject({ errcode: 0 });
    await operator.deposit(payer.token, 50_000);
    expect(await change({ avatarOther: photo }, payer.token)).toMatchObject({ errcode: 0 });
  });

  test('fill no disk until they are swept (S18)', () => {
    const { pictures } = usualCaps.newcomers;
    for (const length of [kept.newcomersPictures, kept.rejectedPictures])
      expect(pictures * (length / day)).toBeLessThan(60e9);
  });
});

describe('what newcomers of one address store for good', () => {
  const address = '198.51.100.4';
  const from = (name: Name, body: object, token: string, at = address) =>
    operator.call(name, { requestId: randomUUID(), ...body }, token, at);
  const players = () => Promise.all([operator.player(), operator.player(), operator.player()]);
  const order = (token: string, at?: string) =>
    from(
      'createRecharge',
      { rechargeTypeId: 2, amount: 20_000, returnUrl: 'http://localhost:4173/wallets' },
      token,
      at,
    );

  test('has a budget a day for deposit orders, of which one account takes a part (S18)', async () => {
    const [one, other, payer] = await players();
    const outcomes = async (token: string, times: number) => {
      const codesOf: unknown[] = [];
      while (codesOf.length < times) codesOf.push((await order(token))['errcode']);
      return codesOf;
    };
    expect(await outcomes(one.token, 4)).toEqual([0, 0, 0, codes.tooOften]);
    expect(await outcomes(other.token, 3)).toEqual([0, 0, codes.tooOften]);
    expect(await order(other.token, '198.51.100.5')).toMatchObject({ errcode: 0 });
    await operator.deposit(payer.token, 50_000);
    expect(await outcomes(payer.token, 2)).toEqual([0, 0]);
    operator.clock.time += day;
    expect(await order(one.token)).toMatchObject({ errcode: 0 });
  });

  test.each([
    ['feedback', few.feedback, 'feedbackAdd', { type: 'game', content: 'The reels stood still.', images: [] }],
    ['started games', few.games, 'startGame', { gameId: 1001, tryIt: true }],
  ] as const)('has a budget a day for %s (S18)', async (_, most, name, body) => {
    const [one, other, payer] = await players();
    for (let sent = 0; sent < most; sent++)
      expect(await from(name, body, [one, other][sent % 2]!.token)).toMatchObject({ errcode: 0 });
    expect(await from(name, body, one.token)).toMatchObject({ errcode: codes.tooOften });
    await operator.deposit(payer.token, 50_000);
    expect(await from(name, body, payer.token)).toMatchObject({ errcode: 0 });
  });
});

test('a newcomer’s pictures of a rejected check are swept; those of a check that waits or has passed stay (S18)', async () => {
  const [rejected, payer, waiting, passed] = await Promise.all([1, 2, 3, 4].map(() => operator.player()));
  await operator.deposit(payer!.token, 50_000);
  const submitAs = async (verdict: 'rejected' | 'never' | 'passed', token: string) => {
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict } });
    expect(await operator.submit(token)).toMatchObject({ errcode: 0 });
  };
  await submitAs('rejected', rejected!.token);
  await submitAs('rejected', payer!.token);
  await submitAs('never', waiting!.token);
  await submitAs('passed', passed!.token);
  const left = () => Promise.all([rejected, payer, waiting, passed].map((player) => checkPictures(player!.userId)));
  await sweepAfter(kept.rejectedPictures);
  expect(await left()).toEqual([2, 2, 2, 2]);
  await sweepAfter(kept.rejectedPictures + 1);
  expect(await left()).toEqual([0, 2, 2, 2]);
});

test('pictures of feedback are swept sooner before a player’s first deposit (S18)', async () => {
  await operator.db.deleteFrom('feedbackPictures').execute();
  const [newcomer, payer] = [await operator.player(), await operator.player()];
  await operator.deposit(payer.token, 50_000);
  const images = [picture];
  for (const { token } of [newcomer, payer])
    await operator.act('feedbackAdd', { type: 'game', content: 'The reels stood still.', images }, token);
  await sweepAfter(kept.newcomersPictures);
  expect(await feedbackPictures()).toBe(2);
  await sweepAfter(kept.newcomersPictures + 1);
  expect(await feedbackPictures()).toBe(1);
  await sweepAfter(kept.feedbackPictures + 1);
  expect(await feedbackPictures()).toBe(0);
});

test('completed acts that move no value are swept, restrictions after years; those that move value stay (S18)', async () => {
  const { token, userId } = await operator.player();
  const acts: [Name, object][] = [
    ['rgAck', samples.rgAck],
    ['exitGame', samples.exitGame],
    ['deletionCancel', {}],
    ['selfLimitSet', { kind: 'loss', period: 'day', value: 20_000 }],
    ['createRecharge', { rechargeTypeId: 2, amount: 20_000, returnUrl: 'http://localhost:4173/wallets' }],
    ['selfExclude', { type: 1, hours: 24 }],
  ];
  for (const [name, body] of acts) expect(await operator.act(name, body, token)).toMatchObject({ errcode: 0 });
  const calls = async () => {
    const rows = await operator.db.selectFrom('operations').select('call').where('userId', '=', userId).execute();
    return rows.map(({ call }) => call).toSorted();
  };
  await sweepAfter(kept.valuelessActs);
  expect(await calls()).toHaveLength(acts.length);
  await sweepAfter(kept.valuelessActs + 1);
  expect(await calls()).toEqual(['createRecharge', 'selfExclude', 'selfLimitSet']);
  await sweepAfter(kept.restrictingActs);
  expect(await calls()).toHaveLength(3);
  await sweepAfter(kept.restrictingActs + 1);
  expect(await calls()).toEqual(['createRecharge']);
});

test('a copy of an exclusion that comes after its end gets the first answer, and excludes nobody again (RG-18)', async () => {
  const { token, userId } = await operator.player();
  const requestId = randomUUID();
  const exclude = (session: string) => operator.call('selfExclude', { type: 2, months: 6, requestId }, session);
  const first = await exclude(token);
  expect(first).toMatchObject({ errcode: 0, state: rgStates.excluded });
  operator.clock.time += 210 * day;
  await sweepAfter(0);
  const later = await issueToken(operator.db, userId, operator.clock.time);
  expect(await exclude(later)).toMatchObject({ errcode: 0, until: first['until'] });
  expect(await operator.call('rgState', {}, later)).toMatchObject({ errcode: 0, state: rgStates.normal });
});
