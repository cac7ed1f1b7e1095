import { expect, test } from 'vitest';
import { sign, verify } from './signature.ts';

const body = '{"orderNo":"P1","amount":50000}';

test('a signature is valid only for its exact body and secret', () => {
  expect(verify(body, 'secret', sign(body, 'secret'))).toBe(true);
});

test.each([
  ['another body', `${body} `, 'secret', sign(body, 'secret')],
  ['another secret', body, 'guess', sign(body, 'secret')],
  ['a truncated signature', body, 'secret', sign(body, 'secret').slice(1)],
  ['no signature', body, 'secret', undefined],
])('%s is refused', (_, text, secret, signature) => {
  expect(verify(text, secret, signature)).toBe(false);
});

test('a signature is a standard hex HMAC-SHA256', () => {
  expect(sign('perlas', 'key')).toBe('1392fcdda56f3b2e9ceb15d250584d9b3224011c3d44b546c0ef41ebb094e981');
});
