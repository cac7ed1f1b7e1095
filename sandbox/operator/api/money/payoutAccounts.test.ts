import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { maskedNo } from '#sandbox/operator/money/accountBook.ts';
import { openMoneyTest, realName, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { usualStaffRules } from '#sandbox/operator/context/staffRules.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const gcash = { bankId: 1, name: 'gcash', accountName: realName, accountNo: '0917 123 4567' };
const add = async (token: string, more: object = {}) =>
  operator.act('addBankInfo', { ...gcash, smsCode: await operator.code(token), ...more }, token);
const change = (token: string, body: object) => operator.act('modifyBankInfo', body, token);
const listOf = async (token: string) =>
  (await operator.call('getBankInfo', {}, token))['list'] as { id: number; isDefault: boolean; accountNo: string }[];

test('an account is added with a code and masked, and the first is the default', async () => {
  const { token } = await operator.player();
  expect(await add(token)).toMatchObject({
    errcode: 0,
    bankInfo: { accountNo: '09******567', accountName: realName, isDefault: true, status: 1, editable: true },
  });
  await add(token, { accountNo: '09180000001' });
  expect((await listOf(token)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
});

test.each([
  ['09171234567', '09******567'],
  ['1234567890', '12*****890'],
  ['12345678', '12****78'],
  ['123456', '1***56'],
])('at most half of the number %s is shown', (number, shown) => {
  expect(maskedNo(number)).toBe(shown);
});

test.each(['+639171234567', '\u2068+63 917 123 4567\u2069', '\u200E０９１７1234567'])(
  'an e-wallet number is normalised, also from %j',
  async (accountNo) => {
    const { token } = await operator.player();
    expect(await add(token, { accountNo })).toMatchObject({ errcode: 0, bankInfo: { accountNo: '09******567' } });
    expect(await add(token)).toMatchObject({ errcode: 409, field: 'accountNo' });
  },
);

test.each([
  ['GCash', {}, '0917123456'],
  ['GCash', {}, '08171234567'],
  ['Maya', { bankId: 2, name: 'maya' }, '1234567890'],
  ['BPI', { bankId: 11, name: 'bank' }, '12345678901'],
  ['Metrobank', { bankId: 13, name: 'bank' }, '123456789012'],
  ['a bank without a rule', { bankId: 19, name: 'bank' }, '12345'],
  ['a bank', { bankId: 11, name: 'bank' }, '12345abcde'],
])('%s refuses a malformed number: %o %s', async (_, more, accountNo) => {
  const { token } = await operator.player();
  expect(await add(token, { ...more, accountNo })).toMatchObject({ errcode: 400, field: 'accountNo' });
});

test.each([
  ['without a code', { smsCode: undefined }, { errcode: 400, field: 'smsCode' }],
  ['with a wrong code', { smsCode: '111111' }, { errcode: 2003 }],
  ['of an unknown kind', { bankId: 99 }, { errcode: 400, field: 'bankId' }],
  ['of a kind under another name', { name: 'maya' }, { errcode: 400, field: 'bankId' }],
  ['without a holder', { accountName: ' ' }, { errcode: 400, field: 'accountName' }],
])('an account %s is refused', async (_, more, refusal) => {
  const { token } = await operator.player();
  expect(await add(token, more)).toMatchObject(refusal);
  expect(await listOf(token)).toEqual([]);
});

test('verified players’ accounts must carry their name, ignoring case and accents', async () => {
  const { token, userId } = await operator.player();
  await operator.know(userId);
  expect(await add(token, { accountName: 'Maria Clara' })).toMatchObject({ errcode: 3005, field: 'accountName' });
  expect(await add(token, { accountName: 'JUAN  déla cruz' })).toMatchObject({ errcode: 0 });
});

test('a holder matches with any kind of apostrophe (V-21)', async () => {
  const { token, userId } = await operator.player();
  await operator.know(userId);
  await operator.db.updateTable('kycChecks').set({ realName: "Juan O'Hara" }).where('userId', '=', userId).execute();
  expect(await add(token, { accountName: 'Juan O’Hara' })).toMatchObject({
    errcode: 0,
    bankInfo: { accountName: "Juan O'Hara" },
  });
});

test('duplicate numbers and a sixth account of a kind are refused; deleting makes room', async () => {
  const { token } = await operator.player();
  for (const end of [1, 2, 3, 4, 5]) await add(token, { accountNo: `0918000000${end}` });
  expect(await add(token, { accountNo: '09180000001' })).toMatchObject({ errcode: 409, field: 'accountNo' });
  expect(await add(token, { accountNo: '09180000006' })).toMatchObject({ errcode: 423, field: 'bankId' });
  const [first, second] = await listOf(token);
  expect(await change(token, { id: first!.id, deleted: true })).toMatchObject({ errcode: 0 });
  expect(await listOf(token)).toMatchObject([{ id: second!.id, isDefault: true }, {}, {}, {}]);
  expect(await add(token, { accountNo: '09180000001' })).toMatchObject({ errcode: 0 });
});

test('changing the default needs no code, changing the number does', async () => {
  const { token } = await operator.player();
  await add(token);
  const { bankInfo } = await add(token, { accountNo: '09180000001' });
  const { id } = bankInfo as { id: number };
  expect(await change(token, { id, isDefault: true })).toMatchObject({ bankInfo: { isDefault: true } });
  expect((await listOf(token)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect(await change(token, { id, accountNo: '09180000002' })).toMatchObject({ errcode: 400, field: 'smsCode' });
  const smsCode = await operator.code(token);
  expect(await change(token, { id, accountNo: '09180000002', smsCode })).toMatchObject({
    bankInfo: { accountNo: '09******002' },
  });
});

test('the list by kind has each default account, the full list has all accounts (E-05)', async () => {
  const { token } = await operator.player();
  await add(token);
  const { bankInfo } = await add(token, { accountNo: '09180000001' });
  const { id } = bankInfo as { id: number };
  await change(token, { id, isDefault: true });
  expect(
    await operator.call('getAfterLoginInfoWeb', { version: '1.1.6', os: '', deviceModel: '' }, token),
  ).toMatchObject({ bankList: { 1: { id } } });
  expect(await listOf(token)).toHaveLength(2);
});

test('an account with a pending withdrawal can be neither deleted nor changed', async () => {
  operator.rule({ payout: { ...usualStaffRules.payout, end: 'never' } });
  const { token, accountId: id } = await operator.known(50_000);
  const smsCode = await operator.code(token);
  await operator.act('exchange', { amount: 10_000, name: 'gcash', accountId: id, smsCode }, token);
  expect(await change(token, { id, deleted: true })).toMatchObject({ errcode: 409 });
  expect(await change(token, { id, accountNo: '09180000002' })).toMatchObject({ errcode: 409 });
});

test('an account under staff review cannot receive a payout', async () => {
  operator.rule({ accounts: 'reviewing' });
  const { token, userId } = await operator.player(50_000);
  await operator.know(userId);
  const accountId = await operator.account(token);
  expect(await operator.call('getBankInfo', {}, token)).toMatchObject({ list: [{ status: 2, editable: false }] });
  const smsCode = await operator.code(token);
  const body = { amount: 10_000, name: 'gcash', accountId, smsCode };
  expect(await operator.act('exchange', body, token)).toMatchObject({ errcode: 400, field: 'accountId' });
});

test('another player’s account is inaccessible', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const id = await operator.account(one.token);
  expect(await change(other.token, { id, deleted: true })).toMatchObject({ errcode: 404 });
});

test('a player without a number must bind one before a code is sent', async () => {
  const { token, userId } = await operator.player();
  await operator.db.updateTable('users').set({ mobile: null }).where('id', '=', userId).execute();
  expect(await operator.call('smsSend', { mobile: '', type: 4 }, token)).toMatchObject({ errcode: 403, need: 'bind' });
});
