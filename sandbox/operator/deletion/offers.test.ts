import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailHeader } from '#contract/endpoints/mail.ts';
import { openPushTest, type PushTest } from '#sandbox/testing/pushTest.ts';
import { sendPushes } from '../api/sendPushes.ts';
import { sendMail, type Letter } from '../mail/sendMail.ts';
import { cancelDeletion, requestDeletion } from './deletions.ts';

let operator: PushTest;
beforeAll(async () => {
  operator = await openPushTest();
});
afterAll(() => operator.close());

let letters = 0;

/** A player with a device, who wants offers. */
async function reader() {
  const player = await operator.player();
  await operator.device(player.token);
  await operator.call('marketingOptOut', { push: false, sms: false, email: false }, player.token);
  return player;
}

const change = (work: typeof requestDeletion, userId: number) =>
  operator.db.transaction().execute((trx) => work(trx, userId, operator.clock.time));

/** Sends a mail of a type; resolves with the outcomes of its notification. */
async function mail(userId: number, type: Letter['type']) {
  const { time } = operator.clock;
  await sendMail(operator.db, { ref: `letter:${++letters}`, userId, type, title: type, content: '', time });
  return sendPushes(operator.context, time);
}

const inbox = async (token: string) => {
  const { list, unread } = await operator.call('getMail2', { pageNum: 1, pageSize: 20 }, token);
  return { titles: (list as MailHeader[]).map(({ title }) => title), unread };
};

test('no offers are sent or shown from the request of a deletion until it is cancelled (ME-09)', async () => {
  const { token, userId } = await reader();
  await mail(userId, 'promo');
  expect(await operator.tell(userId, 'offer')).toEqual(['sent']);
  await change(requestDeletion, userId);
  expect(await operator.tell(userId, 'offer')).toEqual([]);
  expect(await mail(userId, 'promo')).toEqual([]);
  expect(await mail(userId, 'account')).toEqual(['sent']);
  expect(await inbox(token)).toEqual({ titles: ['account'], unread: 1 });
  await change(cancelDeletion, userId);
  expect(await operator.tell(userId, 'offer')).toEqual(['sent']);
  expect(await mail(userId, 'promo')).toEqual(['sent']);
  expect(await inbox(token)).toMatchObject({ unread: 4 });
});

test('the activities stay until the account is deleted, as its player may play and stay (ME-09)', async () => {
  const { token, userId } = await reader();
  const ids = async () => (await operator.call('getActivityIds', {}, token))['activityIds'];
  const before = await ids();
  await change(requestDeletion, userId);
  expect(await ids()).toEqual(before);
});
