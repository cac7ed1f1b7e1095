import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushTest, type PushTest } from '#sandbox/testing/pushTest.ts';
import { sendPushes } from '../api/sendPushes.ts';
import { sendMail, type Letter } from './sendMail.ts';

let operator: PushTest;
beforeAll(async () => {
  operator = await openPushTest();
});
afterAll(() => operator.close());

let letters = 0;

/** Sends a mail of a type; resolves with the outcomes of its notification. */
async function mail(userId: number, type: Letter['type']) {
  const { time } = operator.clock;
  await sendMail(operator.db, { ref: `letter:${++letters}`, userId, type, title: type, content: '', time });
  return sendPushes(operator.context, time);
}

test('that a mail with an offer has come is told with consent to offers alone (RG-20)', async () => {
  const { token, userId } = await operator.player();
  await operator.device(token);
  const choose = (push: boolean) => operator.call('marketingOptOut', { push, sms: false, email: false }, token);
  expect(await mail(userId, 'promo')).toEqual([]);
  await choose(true);
  expect(await mail(userId, 'promo')).toEqual([]);
  expect(await mail(userId, 'account')).toEqual(['sent']);
  await choose(false);
  expect(await mail(userId, 'promo')).toEqual(['sent']);
});
