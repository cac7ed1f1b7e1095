import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newSubscription, senderOf } from '#sandbox/testing/pushService.ts';
import { allTopics, openPushTest, type PushTest } from '#sandbox/testing/pushTest.ts';
import { sendPushes } from '#sandbox/operator/push/sender.ts';

let operator: PushTest;
beforeAll(async () => {
  operator = await openPushTest();
});
afterEach(() => operator.service.received.splice(0));
afterAll(() => operator.close());

test('O-23: a message is encrypted for its device and signed by the operator’s key, which players are told', async () => {
  const { token, userId } = await operator.player();
  const { path, read } = await operator.device(token);
  expect(await operator.tell(userId, 'paid')).toEqual(['sent']);
  const [message] = operator.service.received;
  expect(message).toMatchObject({ path, headers: { 'content-encoding': 'aes128gcm', topic: 'payouts', ttl: '86400' } });
  expect(read(message!.body)).toEqual({
    topic: 'payouts',
    title: 'Withdrawal paid',
    body: 'Tap to see it in your records.',
    url: '/wallets/record',
  });
  const { pushKey } = await operator.call('getAfterLoginInfoWeb', { version: '1.1.6', os: '', deviceModel: '' }, token);
  const sender = senderOf(String(message!.headers['authorization']));
  expect(sender).toMatchObject({ aud: operator.service.origin, publicKey: pushKey });
  expect(sender.exp).toBeGreaterThan(Date.now() / 1_000);
});

test('O-23: the key is made once and kept, else every subscription would be worth nothing', async () => {
  const before = operator.context.written.pushKeys;
  await operator.reload();
  expect(operator.context.written.pushKeys).toEqual(before);
});

test('O-23: texts are in the player’s language, and the topics are those that were chosen', async () => {
  const { token, userId } = await operator.player();
  const { read } = await operator.device(token, { lang: 'fil', topics: ['draws'] });
  expect(await operator.tell(userId, 'mail')).toEqual([]);
  expect(await operator.tell(userId, 'draw')).toEqual(['sent']);
  expect(read(operator.service.received[0]!.body)).toMatchObject({ title: 'Nabunot na ang lottery' });
});

test('O-23: an occasion is told once, however often it is noted', async () => {
  const { token, userId } = await operator.player();
  await operator.device(token);
  expect(await operator.tell(userId, 'mail', 'mail:1')).toEqual(['sent']);
  expect(await operator.tell(userId, 'mail', 'mail:1')).toEqual([]);
});

test('O-23: who ends it is told nothing more, and so is a device that is gone', async () => {
  const { token, userId } = await operator.player();
  const [one, other] = [await operator.device(token), await operator.device(token)];
  await operator.call('pushUnsubscribe', { endpoint: one.endpoint }, token);
  operator.service.answers[other.path] = 410;
  expect(await operator.tell(userId, 'mail')).toEqual(['gone']);
  expect(await operator.tell(userId, 'mail')).toEqual([]);
});

test('O-23: a service that fails keeps the device, and its message isn’t repeated', async () => {
  const { token, userId } = await operator.player();
  const { path } = await operator.device(token);
  operator.service.answers[path] = 500;
  expect(await operator.tell(userId, 'mail')).toEqual(['failed']);
  delete operator.service.answers[path];
  expect(await sendPushes(operator.context, operator.clock.time)).toEqual([]);
  expect(await operator.tell(userId, 'mail')).toEqual(['sent']);
});

test('O-23: a device tells its last owner alone, and nothing after the log-out', async () => {
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

test('O-23, RG-20: on a break nothing at all is told and nothing subscribed', async () => {
  const { token, userId } = await operator.player();
  const { endpoint, keys } = await operator.device(token);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.tell(userId, 'paid')).toEqual([]);
  const again = { endpoint, keys, lang: 'en', topics: allTopics };
  expect(await operator.call('pushSubscribe', again, token)).toMatchObject({ errcode: 5001 });
  expect(await operator.call('pushUnsubscribe', { endpoint }, token)).toMatchObject({ errcode: 0 });
});

test('O-23: an offer goes only to who has said yes to offers by notification', async () => {
  const { token, userId } = await operator.player();
  await operator.device(token);
  expect(await operator.tell(userId, 'offer')).toEqual([]);
  await operator.call('marketingOptOut', { push: false, sms: true, email: true }, token);
  expect(await operator.tell(userId, 'offer')).toEqual(['sent']);
  await operator.call('marketingOptOut', { push: true, sms: true, email: true }, token);
  expect(await operator.tell(userId, 'offer')).toEqual([]);
});

test('O-23: ten devices of a player are told, and the oldest gives way', async () => {
  const { token, userId } = await operator.player();
  for (let each = 0; each < 11; each++) {
    operator.clock.time += 1;
    await operator.device(token);
  }
  expect(await operator.tell(userId, 'mail')).toHaveLength(10);
});

test('S28: a push service leads the operator nowhere else', async () => {
  const { token, userId } = await operator.player();
  const { path } = await operator.device(token);
  operator.service.answers[path] = 302;
  expect(await operator.tell(userId, 'mail')).toEqual(['failed']);
  expect(operator.service.received.map((each) => each.path)).toEqual([path]);
});

test('S28: an address that is none of a push service, and keys that are none, are refused', async () => {
  const { token } = await operator.player();
  const { keys } = newSubscription('').subscription;
  const ask = (more: object) => operator.call('pushSubscribe', { keys, lang: 'en', topics: allTopics, ...more }, token);
  expect(await ask({ endpoint: 'https://127.0.0.1/' })).toMatchObject({ errcode: 400, field: 'endpoint' });
  const sound = { endpoint: `${operator.service.origin}/x` };
  expect(await ask({ ...sound, keys: { p256dh: '', auth: '' } })).toMatchObject({ errcode: 400, field: 'keys' });
});
