import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import * as codes from '#contract/codes.ts';
import { Refusal } from '../http/refusal.ts';
import { keepRefused } from './keepRefused.ts';
import { usualStaffRules } from '../context/staffRules.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);

/** A player with money in an open game. */
async function inGame() {
  const player = await operator.player(50_000);
  return { ...player, session: (await operator.sit(player.token)).session };
}

/** What the operator says to a bet, a claim and the heartbeat of a player in a game, and why play is refused. */
async function standing({ token, session }: { token: string; session: string }) {
  const bet = operator.wallet.bet({ session, roundId: crypto.randomUUID(), amount: 100 });
  const says = await Promise.all([
    bet.then(
      () => 'taken',
      (error: Error) => error.message,
    ),
    operator.act('bindReceive', { id: 1 }, token).then(({ errcode }) => errcode),
    operator.call('online', { gameId: 1001 }, token).then(({ rg }) => (rg as { stop: boolean }).stop),
    operator.call('selfLimitInfo', {}, token).then(({ playRefusal }) => playRefusal),
  ]);
  return { bet: says[0], claim: says[1], stop: says[2], why: says[3] };
}
const refused = { bet: 'ended', claim: 3004, stop: true, why: { code: 3004 } };

describe('a player in a game', () => {
  test('who is refused as restricted bets no more, claims nothing and is told to stop (N9)', async () => {
    const player = await inGame();
    expect(await operator.submit(player.token, { realName: 'Juan dela Bawal' })).toMatchObject({ errcode: 2007 });
    expect(await standing(player)).toEqual(refused);
  });

  test('who may be an excluded person bets no more, claims nothing and is told to stop (N8)', async () => {
    const first = await operator.verified('Elena Macaraeg');
    await exclude(first.token);
    const player = await inGame();
    expect(await operator.submit(player.token, first.person)).toMatchObject({ errcode: 0 });
    expect(await standing(player)).toEqual(refused);
  });

  test('whose check is pending when that person excludes themselves stops too (N8)', async () => {
    const first = await operator.verified('Lorna Buenaventura');
    const player = await inGame();
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
    await operator.submit(player.token, first.person);
    operator.rule();
    expect(await standing(player)).toMatchObject({ bet: 'taken', stop: false });
    await exclude(first.token);
    expect(await standing(player)).toEqual(refused);
  });

  test('who resembles a player that isn’t excluded plays on until staff decide (N8)', async () => {
    const first = await operator.verified('Corazon Dimaculangan');
    const player = await inGame();
    await operator.submit(player.token, { ...first.person, ...operator.bySss() });
    expect(await standing(player)).toMatchObject({ bet: 'taken', stop: false, why: undefined });
  });

  test('who was refused does not play under another name until a check passes (N9)', async () => {
    const player = await inGame();
    await operator.submit(player.token, { realName: 'Juan dela Bawal' });
    expect(await operator.submit(player.token, { realName: 'Juan Katigbak' })).toMatchObject({ errcode: 0 });
    expect(await standing(player)).toEqual(refused);
    operator.decided();
    expect(await standing(player)).toMatchObject({ bet: 'taken', stop: false });
  });

  test('who sends a refused and another check at once does not play (N9)', async () => {
    const player = await inGame();
    const barred = await operator.application(player.token, { realName: 'Juan dela Bawal' });
    expect(await operator.submit(player.token, { realName: 'Juan Katigbak' })).toMatchObject({ errcode: 0 });
    const refusal = new Refusal(codes.barred, 'This person may not play');
    await operator.db
      .transaction()
      .execute((trx) => keepRefused(trx, player.userId, barred as never, refusal, operator.clock.time));
    expect(await standing(player)).toEqual(refused);
  });

  test('a check under review stays so until its planned rejection, whatever was refused at once (N9)', async () => {
    const { token, userId } = await operator.player();
    const barred = await operator.application(token, { realName: 'Juan dela Bawal' });
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'rejected' } });
    await operator.submit(token, { realName: 'Juan Katigbak' });
    operator.rule();
    const refusal = new Refusal(codes.barred, 'This person may not play');
    await operator.db
      .transaction()
      .execute((trx) => keepRefused(trx, userId, barred as never, refusal, operator.clock.time));
    expect(await operator.check(token)).toMatchObject({ status: kycStates.pending, realName: 'Juan Katigbak' });
    operator.decided();
    const { reason } = usualStaffRules.kyc;
    expect(await operator.check(token)).toMatchObject({ status: kycStates.rejected, reason });
  });

  test('who was refused twice, for different reasons, does not play either (N9)', async () => {
    const player = await inGame();
    const other = await operator.verified('Leonora Abrenica');
    await operator.submit(player.token, { realName: 'Juan dela Bawal' });
    expect(await operator.submit(player.token, { realName: 'Juan Katigbak', idNo: other.idNo })).toMatchObject({
      errcode: 2004,
    });
    await operator.db.updateTable('kycChecks').set({ idNo: 'erased' }).where('userId', '=', other.userId).execute();
    expect(await standing(player)).toEqual(refused);
  });

  test('isn’t stopped by an excluded account that has only stated their name and birthday (N8)', async () => {
    const owner = await operator.verified('Teresita Magbanua');
    const player = { ...owner, session: (await operator.sit(owner.token)).session };
    const impostor = await operator.player(50_000);
    await operator.call('updateAppUserOther', owner.person, impostor.token);
    await exclude(impostor.token);
    expect(await standing(player)).toMatchObject({ bet: 'taken', stop: false });
  });

  test('isn’t stopped by an excluded account whose check of their name and birthday waits (N8)', async () => {
    const owner = await operator.verified('Milagros Panganiban');
    const player = { ...owner, session: (await operator.sit(owner.token)).session };
    const impostor = await operator.player(50_000);
    await operator.submit(impostor.token, { ...owner.person, ...operator.bySss() });
    await exclude(impostor.token);
    expect(await standing(player)).toMatchObject({ bet: 'taken', stop: false });
  });
});
