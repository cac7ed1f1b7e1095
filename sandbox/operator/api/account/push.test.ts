import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newSubscription, senderOf } from '#sandbox/testing/pushService.ts';
import { allTopics, openPushTest, type PushTest } from '#sandbox/testing/pushTest.ts';
import { sendPushes } from '#sandbox/operator/api/sendPushes.ts';

let operator: PushTest;
beforeAll(async () => {
  operator = await openPushTest();
});
afterEach(() => operator.service.received.splice(0));
afterAll(() => operator.close());

test('a message is encrypted for its device and signed with the published key (O-23)', async () => {
  const { token, userId } = await operator.player();
  const { path, read } = await operator.device(token);
  expect(await operator.tell(userId, 'paid')).toEqual(['sent']);
  const [message] = operator.service.received;
  expect(message).toMatchObject({ path, headers: { 'content-encoding': 'aes128gcm', topic: 'payouts', ttl: '86400' } });
  expect(read(message!.body)).toEqual({
    topic: 'payouts',
    title: 'Withdrawal paid',
    body: 'Tap to see it in your transactions.',
    url: '/wallets/record',
  });
  const { pushKey } = await operator.call('getAfterLoginInfoWeb', { version: '1.1.6', os: '', deviceModel: '' }, token);
  const sender = senderOf(String(message!.headers['authorization']));
  expect(sender).toMatchObject({ aud: operator.service.origin, publicKey: pushKey });
  expect(sender.exp).toBeGreaterThan(Date.now() / 1_000);
});

test('the key is created once and persists, so subscriptions stay valid (O-23)', async () => {
  const before = operator.context.written.pushKeys;
  await operator.reload();
  expect(operator.context.written.pushKeys).toEqual(before);
});

test('notifications use the player’s language and selected topics (O-23)', async () => {
  const { token, userId } = await operator.player();
  const { read } = await operator.device(token, { lang: 'fil', topics: ['draws'] });
  expect(await operator.tell(userId, 'mail')).toEqual([]);
  expect(await operator.tell(userId, 'draw')).toEqual(['sent']);
  expect(read(operator.service.received[0]!.body)).toMatchObject({ title: 'Tapos na ang lottery draw' });
});

test('an event notifies once under repeated recording (O-23)', async () => {
  const { token, userId } = await operator.player();
  await operator.device(token);
  expect(await operator.tell(userId, 'mail', 'mail:1')).toEqual(['sent']);
  expect(await operator.tell(userId, 'mail', 'mail:1')).toEqual([]);
});

test('unsubscribed and expired devices get no further notifications (O-23)', async () => {
  const { token, userId } = await operator.player();
  const [one, other] = [await operator.device(token), await operator.device(token)];
  await operator.call('pushUnsubscribe', { endpoint: one.endpoint }, token);
  operator.service.answers[other.path] = 410;
  expect(await operator.tell(userId, 'mail')).toEqual(['gone']);
  expect(await operator.tell(userId, 'mail')).toEqual([]);
});

test('a failing push service keeps the device, and the message is not retried (O-23)', async () => {
  const { token, userId } = await operator.player();
  const { path } = await operator.device(token);
  operator.service.answers[path] = 500;
  expect(await operator.tell(userId, 'mail')).toEqual(['failed']);
  delete operator.service.answers[path];
  expect(await sendPushes(operator.context, operator.clock.time)).toEqual([]);
  expect(await operator.tell(userId, 'mail')).toEqual(['sent']);
});

test('a device notifies only its last owner, and stops at log-out (O-23)', async () => {
  const [former, next] = [await operator.player(), await operator.player()];
  const { endpoint, keys, path } = await operator.device(former.token);
  const taken = { endpoint, keys, lang: 'en', topics: allTopics };
  expect(await operator.call('pushSubscribe', taken, next.token)).toMatchObject({ errcode: 0 });
  expect(await operator.tell(former.userId, 'mail')).toEqual([]);
  await operator.call('pushUnsubscribe', { endpoint }, former.token);
  expect(await operator.tell(next.userId, 'mail')).toEqual(['sent']);
  expect(operator.service.received).toMatchObject([{ path }]);
  await operator.call('logout', {}, next.token);
  expect(await operator.tell(next.userId, 'mail')).toEqual([]);
});

test('on a break there are no notifications or new subscriptions (O-23, RG-20)', async () => {
  const { token, userId } = await operator.player();
  const { endpoint, keys } = await operator.device(token);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.tell(userId, 'paid')).toEqual([]);
  const again = { endpoint, keys, lang: 'en', topics: allTopics };
  expect(await operator.call('pushSubscribe', again, token)).toMatchObject({ errcode: 5001 });
  expect(await operator.call('pushUnsubscribe', { endpoint }, token)).toMatchObject({ errcode: 0 });
});

test('offers are pushed only to players who opted in to them (O-23)', async () => {
  const { token, userId } = await operator.player();
  await operator.device(token);
  expect(await operator.tell(userId, 'offer')).toEqual([]);
  await operator.call('marketingOptOut', { push: false, sms: true, email: true }, token);
  expect(await operator.tell(userId, 'offer')).toEqual(['sent']);
  await operator.call('marketingOptOut', { push: true, sms: true, email: true }, token);
  expect(await operator.tell(userId, 'offer')).toEqual([]);
});

test('ten devices per player are notified, and the oldest is replaced (O-23)', async () => {
  const { token, userId } = await operator.player();
  for (let each = 0; each < 11; each++) {
    operator.clock.time += 1;
    await operator.device(token);
  }
  expect(await operator.tell(userId, 'mail')).toHaveLength(10);
});

test('redirects of a push service are not followed (S28)', async () => {
  const { token, userId } = await operator.player();
  const { path } = await operator.device(token);
  operator.service.answers[path] = 302;
  expect(await operator.tell(userId, 'mail')).toEqual(['failed']);
  expect(operator.service.received.map((each) => each.path)).toEqual([path]);
});

test('an endpoint outside the push services and invalid keys are refused (S28)', async () => {
  const { token } = await operator.player();
  const { keys } = newSubscription('').subscription;
  const ask = (more: object) => operator.call('pushSubscribe', { keys, lang: 'en', topics: allTopics, ...more }, token);
  expect(await ask({ endpoint: 'https://127.0.0.1/' })).toMatchObject({ errcode: 400, field: 'endpoint' });
  const sound = { endpoint: `${operator.service.origin}/x` };
  expect(await ask({ ...sound, keys: { p256dh: '', auth: '' } })).toMatchObject({ errcode: 400, field: 'keys' });
});
