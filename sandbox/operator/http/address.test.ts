import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const from = (peer: string, forwarded?: string) =>
  addressOf(new Request('http://a/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }), peer);

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ['2001:db8::5:6', undefined, '2001:db8:0:0::'],
  ['', undefined, ''],
])('S3: a request from %s is counted under its address, of IPv6 its network', (peer, forwarded, address) => {
  expect(from(peer, forwarded)).toBe(address);
});

test('S3: only a proxy on this machine is believed for whom it asks, and only the last address it adds', () => {
  expect(from('127.0.0.1', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(from('203.0.113.9', '1.1.1.1')).toBe('203.0.113.9');
});
