import { ECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { newSubscription } from '#sandbox/testing/pushService.ts';
import { areKeys, isPushService, pushServiceOf } from './services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-pn1p.notify.windows.com/w/?token=a',
])('browser vendors’ push services are allowed: %s (S28)', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  ['http://127.0.0.1:4176/switches/reset', 'this machine'],
  ['https://127.0.0.1/', 'this machine by https'],
  ['https://169.254.169.254/latest/meta-data', 'the network’s inside'],
  ['https://fcm.googleapis.com.evil.example/x', 'a host that only begins like one'],
  ['https://evilfcm.googleapis.com/x', 'a host that only ends like one'],
  ['https://evilpush.apple.com/x', 'a host beside one'],
  ['https://push.apple.com.evil.example/x', 'a host below another'],
  ['http://fcm.googleapis.com/x', 'plain http'],
  ['https://fcm.googleapis.com:8443/x', 'another port'],
  ['https://user@fcm.googleapis.com/x', 'with a name in it'],
  ['file:///etc/passwd', 'a file'],
  ['https://fcm.googleapis.com/fcm/send/\u4e00', 'letters that browsers would encode (S20)'],
  ['nonsense', 'no address'],
])('the operator never calls %s: %s (S28)', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

test('a test origin is allowed on its port only (S28)', () => {
  const own = ['http://127.0.0.1:5000'];
  expect(isPushService('http://127.0.0.1:5000/x', own)).toBe(true);
  expect(isPushService('http://127.0.0.1:5001/x', own)).toBe(false);
});

test('all hosts of a push service are one service', () => {
  const [one, other] = ['wns2-pn1p', 'wns2-sg2p'].map((host) => pushServiceOf(`https://${host}.notify.windows.com/w/`));
  expect(one).toBe(other);
  expect(pushServiceOf('https://web.push.apple.com/a')).not.toBe(one);
});

const { keys } = newSubscription('').subscription;
const compressed = ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed') as string;

test.each([
  ['not a point on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: keys.auth }],
  ['a compressed point, which is unsupported', { ...keys, p256dh: compressed }],
  ['empty', { p256dh: '', auth: '' }],
  ['a short secret', { ...keys, auth: 'AAAA' }],
])('keys that are %s are refused (S28)', (_, given) => {
  expect([areKeys(keys), areKeys(given)]).toEqual([true, false]);
});
