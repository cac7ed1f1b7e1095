import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import { decideCheck } from '#sandbox/operator/kyc/decideCheck.ts';
import { address, openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { pictureOf } from '#sandbox/testing/picture.ts';
import { usualStaffRules } from '#sandbox/operator/context/staffRules.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const upload: KycTest['upload'] = (...given) => operator.upload(...given);
const submit: KycTest['submit'] = (...given) => operator.submit(...given);
const check: KycTest['check'] = (token) => operator.check(token);

const play = (token: string) => operator.act('startGame', { gameId: 1001 }, token);

test('the check goes from not submitted to pending to passed, and the name is locked', async () => {
  const { token } = await operator.player();
  expect(await check(token)).toEqual({ status: 0, uploaded: [] });
  expect(await submit(token, { idNo: 'p 7777777-c' })).toMatchObject({ errcode: 0, hasKyc: 1 });
  expect(await check(token)).toMatchObject({ status: 1, idNoMasked: '*****777C', submitTime: operator.clock.time });
  expect(await submit(token)).toMatchObject({ errcode: 400 });
  operator.clock.time += 10_000;
  expect(await check(token)).toMatchObject({ status: 2, realName: 'Ana María Santos' });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ errcode: 0 });
  const info = { version: '1.1.6', os: 'web', deviceModel: '' };
  expect(await operator.call('getAfterLoginInfoWeb', info, token)).toMatchObject({ userInfo: { hasKyc: 2 } });
  expect(await operator.call('updateAppUserOther', { realName: 'Other' }, token)).toMatchObject({
    errcode: 409,
    field: 'realName',
  });
  expect(await operator.call('updateAppUserOther', { occupation: 'Teacher' }, token)).toMatchObject({ errcode: 0 });
});

test.each(['Ana O’Hara', "Ana O'Hara", 'Ana OʼHara'])('%s is a valid legal name (V-09)', async (realName) => {
  const { token } = await operator.player();
  expect(await submit(token, { realName })).toMatchObject({ errcode: 0 });
  expect(await check(token)).toMatchObject({ realName: "Ana O'Hara" });
});

test('a rejected check gives the reason and fields to fix, and can be resubmitted', async () => {
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'rejected' } });
  const { token } = await operator.player();
  await submit(token);
  operator.clock.time += 10_000;
  expect(await check(token)).toMatchObject({
    status: 3,
    reason: 'The photo of the front of your ID is blurry',
    fields: ['frontId'],
  });
  expect(await submit(token)).toMatchObject({ errcode: 0, hasKyc: 1 });
});

test('an undecided check stays pending until staff decide', async () => {
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
  const { token, userId } = await operator.player();
  await submit(token);
  operator.clock.time += 7 * 24 * 3_600_000;
  expect(await check(token)).toMatchObject({ status: 1 });
  await decideCheck(
    operator.db,
    userId,
    { verdict: 'rejected', reason: 'Too dark', fields: ['selfieId'] },
    operator.clock.time,
  );
  expect(await check(token)).toMatchObject({ status: 3, reason: 'Too dark', fields: ['selfieId'] });
});

test('pictures upload one by one and persist; a later one replaces the earlier', async () => {
  const { token } = await operator.player();
  const { fileId: first } = await upload(token, 1);
  await upload(token, 3);
  const { fileId } = await upload(token, 1, pictureOf({ shade: 90 }));
  expect(fileId).not.toBe(first);
  expect(await check(token)).toMatchObject({ uploaded: [{ side: 1, fileId }, { side: 3 }] });
});

test.each([
  ['without consent', { consent: false }, { errcode: 400, field: 'consent' }],
  ['with an unaccepted document type', { idType: 'library' }, { errcode: 400, field: 'idType' }],
  ['with a number of another document type', { idNo: '12345' }, { errcode: 400, field: 'idNo' }],
  ['without the required back', { idType: 'umid', idNo: '123456789012' }, { errcode: 400, field: 'backId' }],
  ['with an unknown picture', { frontId: 'mine' }, { errcode: 400, field: 'frontId' }],
  ['with a name of one letter', { realName: 'A' }, { errcode: 400, field: 'realName' }],
  ['with a symbol in the name', { realName: 'Juan™' }, { errcode: 400, field: 'realName' }],
  ['with an impossible birthday', { birthday: '1990-02-30' }, { errcode: 400, field: 'birthday' }],
  ['with a wrong ZIP', { address: { ...address, zip: '12' } }, { errcode: 400, field: 'zip' }],
])('a check %s is refused', async (_, more, refusal) => {
  const { token } = await operator.player();
  expect(await submit(token, more)).toMatchObject(refusal);
  expect(await check(token)).toMatchObject({ status: 0 });
});

test.each([
  ['of a twenty-year-old', { birthday: '2006-06-01' }],
  ['of a restricted person', { realName: 'Bawal Maglaro' }],
])('a check %s is refused, and the account is known by it (V-13)', async (_, more) => {
  const { token } = await operator.player();
  expect(await submit(token, more)).toMatchObject({ errcode: 2007 });
  expect(await check(token)).toMatchObject({ status: kycStates.rejected });
});

test.each([
  ['of a restricted person, with spaces', { realName: 'Juan  Dela Bawal' }, { errcode: 2007 }],
  ['of a restricted person, with an accent', { realName: 'Juán dela Báwal' }, { errcode: 2007 }],
  ['with an expired document', { expiry: '1999-01-01' }, { errcode: 400, field: 'expiry' }],
  ['with a document that expires today', { expiry: '2026-11-21' }, { errcode: 400, field: 'expiry' }],
  ['with an invalid expiry date', { expiry: 'never' }, { errcode: 400, field: 'expiry' }],
  ['of somebody born in the year 1', { birthday: '0001-01-01' }, { errcode: 400, field: 'birthday' }],
])('submitting a check %s is refused (S14)', async (_, more, refusal) => {
  operator.clock.time = Date.UTC(2026, 10, 21, 4);
  const { token } = await operator.player();
  expect(await submit(token, more)).toMatchObject(refusal);
});

test('another player’s document is refused, and says nothing about an exclusion (S14)', async () => {
  const [one, other, third] = [await operator.player(), await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  await submit(one.token, { idNo });
  operator.clock.time += 10_000;
  const refusal = await submit(other.token, { idNo });
  expect(refusal).toMatchObject({ errcode: 2004, field: 'idNo' });
  expect(await play(other.token)).toMatchObject({ errcode: 3004 });
  const kept = await operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  expect(kept).toMatchObject({ errcode: 0, state: rgStates.excluded });
  expect(await submit(third.token, { idNo })).toEqual(refusal);
  expect(await play(third.token)).toMatchObject({ errcode: 3004 });
  await submit(third.token);
  operator.clock.time += 10_000;
  expect(await play(third.token)).toMatchObject({ errcode: 0 });
});
