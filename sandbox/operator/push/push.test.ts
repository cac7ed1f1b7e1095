import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { activityTypes } from '#contract/activityTypes.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { newSubscription, openPushService, senderOf } from '#sandbox/testing/pushService.ts';
import { grant } from '../rewards/grant.ts';
import { notePush } from './notes.ts';
import { pushDue } from './regularly.ts';
import { sendPushes } from './sender.ts';
import type { PushKind } from './texts.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
let operator: MoneyTest;
beforeAll(async () => {
  service = await openPushService();
  operator = await openMoneyTest({ pushServices: [service.origin] });
});
afterEach(() => service.received.splice(0));
afterAll(async () => {
  await operator.close();
  await service.close();
});

let devices = 0;
const all = ['payouts', 'replies', 'draws'];

/** A player's device that may be told of some topics. */
async function device(token: string, more: { topics?: string[]; lang?: string } = {}) {
  devices += 1;
  const path = `/device/${devices}`;
  const { subscription, read } = newSubscription(service.origin + path);
  const answer = await operator.call('pushSubscribe', { ...subscription, lang: 'en', topics: all, ...more }, token);
  expect(answer).toMatchObject({ errcode: 0 });
  return { path, ...subscription, read };
}

let occasions = 0;
/** Something happens that a player may be told of; resolves with what became of each message. */
async function tell(userId: number, kind: PushKind, ref = `occasion:${(occasions += 1)}`) {
  const { time } = operator.clock;
  await operator.db.transaction().execute((trx) => notePush(trx, { ref, userId, kind, time }));
  return sendPushes(operator.context, time);
}

test('O-23: a message is encrypted for its device and signed by the operator’s key, which the settings publish', async () => {
  const { token, userId } = await operator.player();
  const { path, read } = await device(token);
  expect(await tell(userId, 'paid')).toEqual(['sent']);
  const [message] = service.received;
  expect(message).toMatchObject({ path, headers: { 'content-encoding': 'aes128gcm', topic: 'payouts', ttl: '86400' } });
  expect(read(message!.body)).toEqual({
    topic: 'payouts',
    title: 'Withdrawal paid',
    body: 'Tap to see it in your records.',
    url: '/wallets/record',
  });
  const { config } = (await operator.call('anonymous/appConfig', {})) as { config?: { push: { publicKey: string } } };
  const sender = senderOf(String(message!.headers['authorization']));
  expect(sender).toMatchObject({ aud: service.origin, publicKey: config!.push.publicKey });
  expect(sender.exp).toBeGreaterThan(Date.now() / 1_000);
});

test('O-23: the key is made once and kept, else every subscription would be worth nothing', async () => {
  const before = operator.context.written.pushKeys;
  await operator.reload();
  expect(operator.context.written.pushKeys).toEqual(before);
});

test('O-23: texts are in the player’s language, and the topics are those that were chosen', async () => {
  const { token, userId } = await operator.player();
  const { read } = await device(token, { lang: 'fil', topics: ['draws'] });
  expect(await tell(userId, 'mail')).toEqual([]);
  expect(await tell(userId, 'draw')).toEqual(['sent']);
  expect(read(service.received[0]!.body)).toMatchObject({ title: 'Nabunot na ang lottery' });
});

test('O-23: an occasion is told once, however often it is noted', async () => {
  const { token, userId } = await operator.player();
  await device(token);
  expect(await tell(userId, 'mail', 'mail:1')).toEqual(['sent']);
  expect(await tell(userId, 'mail', 'mail:1')).toEqual([]);
});

test('O-23: who ends it is told nothing more, and so is a device that is gone', async () => {
  const { token, userId } = await operator.player();
  const [one, other] = [await device(token), await device(token)];
  await operator.call('pushUnsubscribe', { endpoint: one.endpoint }, token);
  service.answers[other.path] = 410;
  expect(await tell(userId, 'mail')).toEqual(['gone']);
  expect(await tell(userId, 'mail')).toEqual([]);
});

test('O-23: a service that fails keeps the device, and its message isn’t repeated', async () => {
  const { token, userId } = await operator.player();
  const { path } = await device(token);
  service.answers[path] = 500;
  expect(await tell(userId, 'mail')).toEqual(['failed']);
  delete service.answers[path];
  expect(await sendPushes(operator.context, operator.clock.time)).toEqual([]);
  expect(await tell(userId, 'mail')).toEqual(['sent']);
});

test('O-23: a device tells its last owner alone, and nothing after the log-out', async () => {
  const [former, next] = [await operator.player(), await operator.player()];
  const { endpoint, keys, path } = await device(former.token);
  const taken = { endpoint, keys, lang: 'en', topics: all };
  expect(await operator.call('pushSubscribe', taken, next.token)).toMatchObject({ errcode: 0 });
  expect(await tell(former.userId, 'mail')).toEqual([]);
  await operator.call('pushUnsubscribe', { endpoint }, former.token);
  expect(await tell(next.userId, 'mail')).toEqual(['sent']);
  expect(service.received).toMatchObject([{ path }]);
  await operator.call('logout', {}, next.token);
  expect(await tell(next.userId, 'mail')).toEqual([]);
});

test('O-23, RG-20: on a break nothing at all is told and nothing subscribed', async () => {
  const { token, userId } = await operator.player();
  const { endpoint, keys } = await device(token);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await tell(userId, 'paid')).toEqual([]);
  const again = { endpoint, keys, lang: 'en', topics: all };
  expect(await operator.call('pushSubscribe', again, token)).toMatchObject({ errcode: 5001 });
  expect(await operator.call('pushUnsubscribe', { endpoint }, token)).toMatchObject({ errcode: 0 });
});

test('O-23: an offer goes only to who has said yes to offers by notification', async () => {
  const { token, userId } = await operator.player();
  await device(token);
  expect(await tell(userId, 'offer')).toEqual([]);
  await operator.call('marketingOptOut', { push: false, sms: true, email: true }, token);
  expect(await tell(userId, 'offer')).toEqual(['sent']);
  await operator.call('marketingOptOut', { push: true, sms: true, email: true }, token);
  expect(await tell(userId, 'offer')).toEqual([]);
});

test.each([
  ['http://127.0.0.1:4176/switches/reset', 'this machine'],
  ['https://127.0.0.1/', 'this machine by https'],
  ['https://169.254.169.254/latest/meta-data', 'the network’s inside'],
  ['https://fcm.googleapis.com.evil.example/x', 'a host that only begins like one'],
  ['https://evilfcm.googleapis.com/x', 'a host that only ends like one'],
  ['https://push.apple.com.evil.example/x', 'a host below another'],
  ['http://fcm.googleapis.com/x', 'plain http'],
  ['https://fcm.googleapis.com:8443/x', 'another port'],
  ['https://user@fcm.googleapis.com/x', 'with a name in it'],
  ['file:///etc/passwd', 'a file'],
  ['nonsense', 'no address'],
])('S28: the operator is not made to call %s: %s', async (endpoint) => {
  const { token } = await operator.player();
  const { subscription } = newSubscription(endpoint);
  const answer = await operator.call('pushSubscribe', { ...subscription, lang: 'en', topics: all }, token);
  expect(answer).toMatchObject({ errcode: 400, field: 'endpoint' });
});

test('S28: a push service leads the operator nowhere else', async () => {
  const { token, userId } = await operator.player();
  const { path } = await device(token);
  service.answers[path] = 302;
  expect(await tell(userId, 'mail')).toEqual(['failed']);
  expect(service.received.map((each) => each.path)).toEqual([path]);
});

test.each([
  ['no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['nothing', { p256dh: '', auth: '' }],
  ['a short secret', { ...newSubscription('').subscription.keys, auth: 'AAAA' }],
])('S28: keys that are %s are refused', async (_, keys) => {
  const { token } = await operator.player();
  const body = { endpoint: `${service.origin}/x`, keys, lang: 'en', topics: all };
  expect(await operator.call('pushSubscribe', body, token)).toMatchObject({ errcode: 400, field: 'keys' });
});

test('O-23: ten devices of a player are told, and the oldest gives way', async () => {
  const { token, userId } = await operator.player();
  for (let each = 0; each < 11; each++) {
    operator.clock.time += 1;
    await device(token);
  }
  expect(await tell(userId, 'mail')).toHaveLength(10);
});

test('O-23: a withdrawal that ends while nobody looks is told, paid or returned', async () => {
  const { token, accountId } = await operator.known(100_000);
  const { read } = await device(token);
  const withdraw = async () => {
    const smsCode = await operator.code(token);
    const asked = { amount: 10_000, name: 'gcash', accountId, smsCode };
    expect(await operator.act('exchange', asked, token)).toMatchObject({ errcode: 0 });
    operator.clock.time += 60 * 60_000;
    await pushDue(operator.context, operator.clock.time);
  };
  await withdraw();
  operator.rule({ payout: { ...operator.context.rules.payout, end: 'returned' } });
  await withdraw();
  operator.rule();
  const titles = service.received.map(({ body }) => (read(body) as { title: string }).title);
  expect(titles).toEqual(['Withdrawal paid', 'Withdrawal returned']);
});

test('O-23: the draw of a lottery is told to who is in it, and to nobody else', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const [{ path, read }] = [await device(one.token), await device(other.token)];
  const rewards = [{ id: 80_001, count: 1 }];
  const given = { ref: `push:${one.userId}`, userId: one.userId, rewards, time: operator.clock.time };
  await operator.db.transaction().execute((trx) => grant(trx, { ...given, money: 'own' }));
  const stands = async () =>
    (await operator.call('lotteryInfo', { activityType: activityTypes.Lottery })) as unknown as {
      data: { round: number; drawTime: number };
    };
  const { round, drawTime } = (await stands()).data;
  expect(await operator.act('lotteryOrder', { round, productId: 0, num: 1 }, one.token)).toMatchObject({ errcode: 0 });
  operator.clock.time = drawTime;
  await pushDue(operator.context, operator.clock.time);
  expect(service.received.map((each) => each.path)).toEqual([path]);
  expect(read(service.received[0]!.body)).toMatchObject({ topic: 'draws', url: '/activity/lottery/order' });
});
