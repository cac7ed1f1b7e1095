import { describe, expect, test } from 'vitest';
import { callerOf, proxiesFrom } from '../http/trustedProxies.ts';
import { balancersOf } from './balancers.ts';
import { caddy } from './caddy.ts';
import type { Hosted } from './hosted.ts';
import { nginx } from './nginx.ts';
import { hintFor } from './options.ts';

const headers = { '/': { 'Cache-Control': 'no-cache' }, '/assets/': { 'Cache-Control': 'max-age=1' } };
const hosted: Hosted = {
  build: { id: 'b1', headers },
  origin: 'https://play.example.com',
  port: 8080,
  root: '/srv/perlas',
  api: 'http://10.0.0.5:8080',
  reports: 'http://10.0.0.5:8080',
};
const balancers = ['10.1.0.0/16', '2001:db8::1'];
const onBothOrigins: Hosted = { ...hosted, balancers, apiOrigin: 'https://api.example.com' };
const count = (text: string, part: string) => text.split(part).length - 1;

test('balancers are addresses and networks, with commas or spaces between them', () => {
  expect(balancersOf('10.1.0.0/16, 2001:db8::1')).toEqual(balancers);
});

test.each([
  ['balancer.example', '--balancer: "balancer.example" is no address of a proxy and no network'],
  ['0.0.0.0/0', '--balancer: "0.0.0.0/0" is no address of a proxy and no network'],
  ['10.1.0.0/16;', '--balancer: "10.1.0.0/16;" is no address'],
  ['', '--balancer must be an address or a network'],
])('a balancer %j is refused in one sentence', (given, sentence) => {
  expect(() => balancersOf(given)).toThrow(sentence);
});

describe('nginx', () => {
  test('believes the named balancers about players’ addresses, for the app and for the API on its own origin', () => {
    const text = nginx(onBothOrigins);
    for (const network of balancers) expect(count(text, `set_real_ip_from ${network};`)).toBe(2);
    expect(count(text, 'real_ip_header X-Forwarded-For;')).toBe(2);
    expect(count(text, 'real_ip_recursive on;')).toBe(2);
    expect(count(text, 'proxy_set_header X-Forwarded-For $remote_addr;')).toBe(2);
  });

  test('believes them alone about the scheme', () => {
    const text = nginx(onBothOrigins);
    expect(text).toContain('geo $realip_remote_addr $perlas_balancer {\n    default 0;\n    10.1.0.0/16 1;');
    expect(text).toContain('map $perlas_balancer$http_x_forwarded_proto $perlas_scheme {\n    1https https;');
    expect(count(text, 'proxy_set_header X-Forwarded-Proto $perlas_scheme;')).toBe(2);
  });

  test('believes nobody where no balancer is named', () => {
    const text = nginx(hosted);
    expect(text).not.toMatch(/real_ip|realip|x_forwarded/);
    expect(text).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  });
});

describe('Caddy', () => {
  test('believes the named balancers wherever it passes a request on', () => {
    const text = caddy(onBothOrigins);
    const passed = [...text.matchAll(/reverse_proxy \S+ \{\n\t+trusted_proxies 10\.1\.0\.0\/16 2001:db8::1\n\t+\}/g)];
    expect(passed).toHaveLength(count(text, 'reverse_proxy'));
    expect(passed.length).toBeGreaterThan(2);
  });

  test('believes nobody where no balancer is named', () => {
    expect(caddy(hosted)).not.toContain('trusted_proxies');
  });

  test('passes on a list in which the API finds the player, if it believes Caddy and the balancer', () => {
    const list = 'forged, 198.51.100.7, 10.1.0.9';
    const request = new Request('http://a/', { headers: { 'x-forwarded-for': list } });
    expect(callerOf(request, '172.30.0.2', proxiesFrom('172.30.0.2, 10.1.0.0/16'))).toBe('198.51.100.7');
  });
});

test('behind a balancer the API on its own origin is answered at the same port, without certificates', () => {
  expect(nginx(onBothOrigins).match(/listen .*;/g)).toEqual(['listen 8080;', 'listen 8080;']);
  expect(nginx(onBothOrigins)).not.toContain('ssl');
  expect(caddy(onBothOrigins)).toContain('\nhttp://api.example.com:8080 {\n');
  const onMachine = { ...hosted, origin: 'http://localhost:8080', apiOrigin: 'http://localhost:9000' };
  expect(nginx(onMachine).match(/listen .*;/g)).toEqual(['listen 8080;', 'listen 9000;']);
  expect(caddy(onMachine)).toContain('\nhttp://localhost:9000 {\n');
  expect(caddy({ ...onBothOrigins, port: 443 })).toContain('\nhttps://api.example.com {\n');
});

test.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('behind a balancer with https %s sets the cookie of a rollout for https alone', (_, write) => {
  const next = { id: 'b2', headers, share: 10 };
  expect(write({ ...hosted, next })).toContain('HttpOnly; Secure"');
  expect(write({ ...hosted, origin: 'http://localhost:8080', next })).toContain('HttpOnly"');
});

test('a server without TLS for an https origin gets the hint to name its balancer', () => {
  expect(hintFor(hosted)).toContain('--balancer');
  expect(hintFor({ ...hosted, balancers })).toBeUndefined();
  expect(hintFor({ ...hosted, port: 443 })).toBeUndefined();
  expect(hintFor({ ...hosted, origin: 'http://localhost:8080' })).toBeUndefined();
});
