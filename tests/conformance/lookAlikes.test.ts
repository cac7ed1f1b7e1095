import { expect, test } from 'vitest';
import { lookAlikesOf } from './lookAlikes.ts';

test.each([
  ['https://play.example.com/wallets', 7],
  ['http://localhost:4173/wallets', 7],
  ['https://play.example.com:8443/wallets', 7],
  ['http://127.0.0.1:4400/wallets', 6],
])('every look-alike of %s is an address of another origin', (address, count) => {
  const others = lookAlikesOf(address);
  expect(others).toHaveLength(count);
  for (const each of others) expect(new URL(each).origin).not.toBe(new URL(address).origin);
});
