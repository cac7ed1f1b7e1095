import { expect, test } from 'vitest';
import { sign } from './signature.ts';
import { seal, unseal } from './signedLink.ts';

const key = 'the gateway’s own';
const until = 1_000;
const sealed = seal('{"orderNo":"D-1 ₱"}', { purpose: 'checkout', until }, key);
const [payload, ends, signature] = sealed.split('.') as [string, string, string];

test('a sealed link returns its text until it expires', () => {
  expect(unseal(sealed, 'checkout', key, until - 1)).toBe('{"orderNo":"D-1 ₱"}');
  expect(unseal(sealed, 'checkout', key, until)).toBeUndefined();
});

test.each([
  ['for another purpose', sealed, 'receipt', key],
  ['by another key', sealed, 'checkout', 'a guess'],
  ['with a later expiry', `${payload}.${Number(ends) + 1}.${signature}`, 'checkout', key],
  ['with its expiry written in another way', `${payload}.${ends}.0.${signature}`, 'checkout', key],
  ['with another text', `x${payload}.${ends}.${signature}`, 'checkout', key],
  ['whose signature names neither purpose nor time (N4)', `${payload}.${ends}.${sign(payload, key)}`, 'checkout', key],
  ['of the former form, without an expiry', `${payload}.${sign(payload, key)}`, 'checkout', key],
  ['that is empty', '', 'checkout', key],
])('a link %s is rejected', (_, link, purpose, by) => {
  expect(unseal(link, purpose, by, 0)).toBeUndefined();
});
