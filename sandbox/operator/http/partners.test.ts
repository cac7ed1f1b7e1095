import { afterAll, beforeAll, expect, test } from 'vitest';
import { sign, signatureHeader } from '#sandbox/signature.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { signNotice } from '#sandbox/payments/notice.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
}, 60_000);
afterAll(() => operator.close());

const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
  (await operator.backOffice.request(path, { method: 'POST', body, headers })).status;

test.each(['é'.repeat(64), '😀'.repeat(32), '\0'.repeat(64), '', 'f'.repeat(64), 'f'.repeat(65)])(
  'S21: a report signed with %j is refused as any forged one',
  async (signature) => {
    const notice = { orderNo: 'D1', status: 'paid', amount: 100, sign: signature };
    expect(await post('/webhooks/payment', JSON.stringify(notice))).toBe(403);
  },
);

test('S20: a partner that sends what can’t be stored is told so', async () => {
  const notice = { orderNo: 'D\0', status: 'paid', amount: 100 } as const;
  const signed = { ...notice, sign: signNotice(notice, operator.secrets.pay) };
  expect(await post('/webhooks/payment', JSON.stringify(signed))).toBe(400);
  const step = JSON.stringify({ session: 'a\uD800', roundId: 'round-00', amount: 100 });
  const headers = { [signatureHeader]: sign(step, operator.secrets.game) };
  expect(await post('/wallet/bet', step, headers)).toBe(400);
});
