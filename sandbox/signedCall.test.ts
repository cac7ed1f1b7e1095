import { expect, test } from 'vitest';
import { sign, signatureHeader } from './signature.ts';
import { judgeCall, partnerHeader, signatureLife, signedHeaders, signedText, timeHeader } from './signedCall.ts';

const address = 'https://casino.example/wallet/bet?copy=1';
const body = '{"session":"s1","roundId":"r1","amount":500}';
const now = 1_764_235_827_000;
const signer = { partner: 'game', key: 'between us', now: () => now };

/** The verdict on a correctly signed call that was changed in transit. */
function judged({ to = address, method = 'POST', sent = body, at = now, by = signer, more = {} } = {}) {
  const headers = { ...signedHeaders(address, body, signer), ...more };
  return judgeCall(new Request(to, { method, headers }), sent, by, at).verdict;
}

test('the signature covers form, method, path, query, time, partner and body', () => {
  const text = `v1\nPOST /wallet/bet?copy=1\n${now}\ngame\n${body}`;
  expect(signedText({ method: 'POST', path: '/wallet/bet?copy=1', partner: 'game', time: now, body })).toBe(text);
  expect(signedHeaders(address, body, signer)).toEqual({
    'content-type': 'application/json',
    [partnerHeader]: 'game',
    [timeHeader]: String(now),
    [signatureHeader]: sign(text, signer.key),
  });
  expect(judged()).toBe('right');
});

test.each([
  ['another path', { to: 'https://casino.example/wallet/win?copy=1' }],
  ['another query', { to: 'https://casino.example/wallet/bet?copy=2' }],
  ['another method', { method: 'PUT' }],
  ['another body', { sent: `${body} ` }],
  ['another partner’s name', { more: { [partnerHeader]: 'gateway' } }],
  ['another partner’s key', { by: { ...signer, key: 'of somebody else' } }],
  ['a name that the receiver doesn’t expect', { by: { ...signer, partner: 'gateway' } }],
  ['another time', { more: { [timeHeader]: String(now + 1) } }],
  ['a malformed time', { more: { [timeHeader]: `${now}.0` } }],
  ['no time', { more: { [timeHeader]: '' } }],
  ['no signature', { more: { [signatureHeader]: '' } }],
  ['the signature of the body alone (N4)', { more: { [signatureHeader]: sign(body, signer.key) } }],
])('a call with %s fails verification', (_, change) => {
  expect(judged(change)).toBe('signature');
});

test.each([
  [0, 'right'],
  [signatureLife, 'right'],
  [-signatureLife, 'right'],
  [signatureLife + 1, 'time'],
  [-signatureLife - 1, 'time'],
])('with a clock %i ms ahead of the sender’s, the verdict is %s', (skew, verdict) => {
  expect(judged({ at: now + skew })).toBe(verdict);
});

test('the clock skew is reported for valid signatures only', () => {
  const headers = signedHeaders(address, body, signer);
  const request = new Request(address, { method: 'POST', headers });
  expect(judgeCall(request, body, signer, now - 700_000)).toEqual({ verdict: 'time', skew: 700_000 });
  expect(judgeCall(request, '{}', signer, now - 700_000)).toEqual({ verdict: 'signature', skew: 0 });
});
