import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { decideCheck } from './decideCheck.ts';
import { doubtfulChecks } from './doubts.ts';
import { tellApart } from './tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const decide = (userId: number, verdict: 'passed' | 'rejected') =>
  decideCheck(operator.db, userId, { verdict }, operator.clock.time);
const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);
const asVoter = { idType: 'voters', realName: 'Zoe Quirino' };

/** What a player learns of their own check, now and once its verdict would be due. */
async function told({ token }: { token: string }) {
  const learn = async () => ({
    status: await operator.status(token),
    play: (await operator.act('startGame', { gameId: 1001 }, token)).errcode,
    deposit: (await operator.order(token, 50_000)).errcode,
  });
  const early = await learn();
  operator.decided();
  return { early, late: await learn() };
}

/** The owner of a number whose check has passed, or was rejected. */
async function owner(verdict: 'passed' | 'rejected') {
  const one = await operator.player();
  const idNo = operator.newNumber();
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict } });
  await operator.submit(one.token, { idNo, realName: 'Rosa Villanueva' });
  operator.decided();
  operator.rule();
  return { ...one, idNo };
}

const held = { status: kycStates.pending, play: 3004, deposit: 3004 };

describe.each([
  ['another type', 'passed', asVoter],
  ['another type', 'rejected', asVoter],
  ['the same type', 'rejected', { realName: 'Zoe Quirino' }],
  ['another type with the owner’s name', 'passed', { ...asVoter, realName: 'Rosa Villanueva' }],
] as const)('a known number as %s, of a check that is %s,', (_, verdict, changes) => {
  test.each([false, true])('waits and holds play, whether its owner is excluded: %s (N8)', async (isExcluded) => {
    const { token, idNo } = await owner(verdict);
    if (isExcluded) await exclude(token);
    const stranger = await operator.player(50_000);
    const answer = await operator.submit(stranger.token, { ...changes, idNo });
    expect(answer).toMatchObject({ errcode: 0, hasKyc: kycStates.pending });
    expect(JSON.stringify(answer)).not.toContain('until');
    expect(await told(stranger)).toEqual({ early: held, late: held });
  });
});

test.each([false, true])(
  'a number typed before its owner gives it waits from then on, whether they are excluded: %s (N8)',
  async (isExcluded) => {
    const stranger = await operator.player(50_000);
    const idNo = operator.newNumber();
    await operator.submit(stranger.token, { ...asVoter, idNo });
    const one = await operator.player();
    await operator.submit(one.token, { idNo, realName: 'Rosa Villanueva' });
    if (isExcluded) await exclude(one.token);
    expect(await told(stranger)).toEqual({ early: held, late: held });
  },
);

test('of one number typed at once as two types both wait (N8)', async () => {
  const [one, two] = [await operator.player(50_000), await operator.player(50_000)];
  const idNo = operator.newNumber();
  const sent = [
    await operator.application(one.token, { idNo }),
    await operator.application(two.token, { ...asVoter, idNo }),
  ];
  await Promise.all([operator.act('addKyc', sent[0]!, one.token), operator.act('addKyc', sent[1]!, two.token)]);
  for (const each of [one, two]) expect((await told(each)).late).toEqual(held);
});

test('staff see whose number it is, and pass a player whose document they have looked at (N8)', async () => {
  const { userId, idNo } = await owner('passed');
  const stranger = await operator.player(50_000);
  await operator.submit(stranger.token, { ...asVoter, idNo });
  const listed = await doubtfulChecks(operator.db, operator.clock.time);
  const doubts = (id: number) => listed.find((check) => check.userId === id)?.doubts;
  expect(doubts(stranger.userId)).toEqual([{ why: 'document', userId }]);
  expect(doubts(userId)).toBeUndefined();
  expect(await decide(stranger.userId, 'passed')).toBe(true);
  expect((await told(stranger)).late).toEqual({ status: kycStates.passed, play: 0, deposit: 0 });
});

test.each([false, true])('told apart, both play and pass, excluded: %s (N8)', async (isExcluded) => {
  const one = await owner('passed');
  if (isExcluded) await exclude(one.token);
  const stranger = await operator.player(50_000);
  await operator.submit(stranger.token, { ...asVoter, idNo: one.idNo });
  await tellApart(operator.db, stranger.userId, one.userId);
  expect((await told(stranger)).late).toEqual({ status: kycStates.pending, play: 0, deposit: 0 });
  expect(await decide(stranger.userId, 'passed')).toBe(true);
});

test('the verified owner of a number plays on, whoever types it (N8)', async () => {
  const one = await operator.verified();
  const stranger = await operator.player();
  await operator.submit(stranger.token, { ...asVoter, idNo: one.idNo });
  await exclude(stranger.token);
  expect((await told(one)).late).toEqual({ status: kycStates.passed, play: 0, deposit: 0 });
});
