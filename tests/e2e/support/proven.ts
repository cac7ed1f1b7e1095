import { codeTypes, loginKinds } from '#contract/loginKinds.ts';
import { pictureOf } from '#sandbox/testing/picture.ts';
import { newBirthday } from './kycSteps.ts';
import { expect } from './perlas.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';
import { code } from './withdrawing.ts';

/** Hundredths: a deposit without a bonus, and a bet the game accepts. */
const deposit = 30_000;
const bet = 2_000;
const leastWithdrawal = 10_000;
const maya = 2;

/** A six-digit safebox password that verifies withdrawals. */
export const safeboxPassword = '482915';

const address = { region: 'NCR', province: 'Metro Manila', city: 'Manila', barangay: '1', address: '1', zip: '1000' };
const holder = 'Ana Santos';

/** A player with a mobile number for one-time codes, and an account to log in with. */
export async function withNumber(): Promise<NewPlayer & { mobile: string }> {
  const at = Date.now();
  const mobile = `09${String(at).slice(-9)}`;
  const [account, password] = [`no${at.toString(36)}`, 'perlas88'];
  const consent = { ageConfirmed: 1, termsVersion: '1', deviceId: account };
  await sandbox.registration({ kinds: [1, 2, 3], smsRequired: false });
  const { token, userInfo } = await sandbox.call<{ token: string; userInfo: { id: number; nickname: string } }>(
    'accountRegist4',
    { mobile, password, loginKind: loginKinds.phoneNoOtp, ...consent },
  );
  await sandbox.call('bindAccount', { account, password }, token);
  await sandbox.reset();
  return { id: userInfo.id, account, password, nickname: userInfo.nickname, token, mobile };
}

/** A player with a verified identity, a GCash account, and withdrawable money, verified by the safebox password. */
export async function proven(): Promise<NewPlayer> {
  const player = await withNumber();
  const as = <T = { errcode: number }>(call: string, body: object) =>
    sandbox.call<T>(call, { requestId: crypto.randomUUID(), ...body }, player.token);
  const done = async (call: string, body: object) => expect(await as(call, body)).toMatchObject({ errcode: 0 });

  const upload = async (side: number) =>
    (await as<{ fileId: string }>('uploadKyc', { side, image: pictureOf() })).fileId;
  const [frontId, selfieId] = [await upload(1), await upload(3)];
  const idNo = `P${player.mobile.slice(-7)}`;
  const said = { idType: 'passport', idNo, realName: holder, birthday: newBirthday(), address, consent: 1 };
  await done('addKyc', { ...said, frontId, selfieId });
  await sandbox.decideCheck(player, 'passed');
  await done('smsSend', { mobile: '', type: codeTypes.withdraw });
  await done('addBankInfo', {
    bankId: 1,
    name: 'gcash',
    accountName: holder,
    accountNo: player.mobile,
    smsCode: code,
  });
  await done('setSafeboxPassword', { password: safeboxPassword });
  await expect.poll(() => mayLeave(player), { timeout: 20_000 }).toBeGreaterThanOrEqual(leastWithdrawal);
  return player;
}

/** The withdrawable amount, hundredths, after staking a deposit in small rounds; tried again if they lose it all. */
async function mayLeave(player: NewPlayer): Promise<number> {
  const { payUrl } = await sandbox.order(player, deposit, maya);
  await sandbox.settleOrder(payUrl);
  const act = { gameId: 1001, requestId: crypto.randomUUID() };
  const { url, sessionId: session } = await sandbox.call<{ url: string; sessionId: string }>(
    'startGame',
    act,
    player.token,
  );
  await fetch(url);
  const spin = () =>
    fetch(new URL('/round', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, bet, roundId: crypto.randomUUID() }),
    });
  for (let round = 0; round < deposit / bet; round++) await spin();
  const { withdrawable } = await sandbox.call<{ withdrawable: number }>('getExchange', {}, player.token);
  return withdrawable;
}

/** Excludes a player by a code, which proves that the number is theirs. */
export async function excludeByCode({ token }: NewPlayer, length: { type: 2; months: number }): Promise<void> {
  await sandbox.call('smsSend', { mobile: '', type: codeTypes.withdraw }, token);
  await sandbox.call('selfExclude', { ...length, smsCode: code, requestId: crypto.randomUUID() }, token);
}
