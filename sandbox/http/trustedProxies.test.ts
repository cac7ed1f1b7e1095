import { expect, test } from 'vitest';
import { behindProxies, callerOf, proxiesFrom } from './trustedProxies.ts';

const proxies = proxiesFrom('172.30.0.2, 10.1.0.0/16 2001:db8:aa::/48');
const request = (forwarded?: string) =>
  new Request('http://a/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
const from = (peer: string, forwarded?: string) => callerOf(request(forwarded), peer, proxies);

test.each([
  ['an untrusted address', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  ['a proxy', '172.30.0.2', '198.51.100.7', '198.51.100.7'],
  ['a proxy’s address as IPv6', '::ffff:172.30.0.2', '198.51.100.7', '198.51.100.7'],
  ['another container of the network', '172.30.0.3', '198.51.100.7', '172.30.0.3'],
  ['a proxy in a trusted network', '10.1.2.3', '2001:db8:1::5', '2001:db8:1::5'],
  ['a proxy over IPv6', '2001:db8:aa::1', '198.51.100.7', '198.51.100.7'],
  ['this machine', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a proxy behind another', '172.30.0.2', '198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['a proxy that received a forged header', '172.30.0.2', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  ['a proxy without a header', '172.30.0.2', undefined, '172.30.0.2'],
  ['a proxy that adds the port', '172.30.0.2', '198.51.100.7:4711', '198.51.100.7'],
  ['a proxy with an invalid header', '172.30.0.2', 'unknown', '172.30.0.2'],
  ['nowhere', '', '1.1.1.1', ''],
])('a request from %s (%s, for %s) is attributed to %s (N21)', (_, peer, forwarded, caller) => {
  expect(from(peer, forwarded)).toBe(caller);
});

test('by default only loopback is trusted as a proxy', () => {
  expect(callerOf(request('198.51.100.7'), '172.30.0.2', proxiesFrom(''))).toBe('172.30.0.2');
  expect(callerOf(request('198.51.100.7'), '::1', proxiesFrom(''))).toBe('198.51.100.7');
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', '10.0.0/8', '2001:db8::/129', '1.2.3.4/x'])(
  'an invalid setting %j is refused and the expected format named',
  (text) => {
    expect(() => proxiesFrom(text)).toThrow('as 172.30.0.2 or 172.30.0.0/24');
  },
);

test('a server behind a proxy sees the client’s address', async () => {
  const peers: unknown[] = [];
  const fetch = behindProxies((_, peer) => {
    peers.push(peer);
    return new Response();
  }, proxies);
  await fetch(request('198.51.100.7'), '172.30.0.2');
  await fetch(request());
  expect(peers).toEqual(['198.51.100.7', '']);
});
