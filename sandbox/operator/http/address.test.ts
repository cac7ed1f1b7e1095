import { expect, test } from 'vitest';
import { addressOf, networksOf } from './address.ts';

const from = (peer: string, forwarded?: string) =>
  addressOf(new Request('http://a/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }), peer);

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ['2001:db8::5:6', undefined, '2001:db8:0:0::'],
  ['2001:0DB8::0a:0:0:0:5', undefined, '2001:db8:0:a::'],
  ['64:ff9b::cb00:7109', undefined, '203.0.113.9'],
  ['64:ff9b::203.0.113.9', undefined, '203.0.113.9'],
  ['::ffff:cb00:7109', undefined, '203.0.113.9'],
  ['64:ff9b:1::cb00:7109', undefined, '64:ff9b:1:0::'],
  ['', undefined, ''],
])('a request from %s is counted by address, IPv6 by its network (S3)', (peer, forwarded, address) => {
  expect(from(peer, forwarded)).toBe(address);
});

test('only a loopback proxy’s forwarded address is trusted, and only the last one (S3)', () => {
  expect(from('127.0.0.1', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(from('203.0.113.9', '1.1.1.1')).toBe('203.0.113.9');
});

test.each([
  ['198.51.100.7:4711', '198.51.100.7'],
  ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::'],
  ['::FFFF:198.51.100.7', '198.51.100.7'],
  ['unknown', '127.0.0.1'],
  ['x'.repeat(10_000), '127.0.0.1'],
])('a proxy that forwards %s counts a request for %s (S3)', (forwarded, address) => {
  expect(from('127.0.0.1', forwarded)).toBe(address);
});

test('the networks of an IPv6 address have a few times its budget, whoever’s line they are (S3)', () => {
  expect(networksOf('2001:db8:1:a2f::')).toEqual([
    { name: '2001:db8:1::/48', times: 16 },
    { name: '2001:db8:1:a00::/56', times: 4 },
    { name: '2001:db8:1:a2f::', times: 1 },
  ]);
  for (const address of ['203.0.113.9', '']) expect(networksOf(address)).toEqual([{ name: address, times: 1 }]);
});
