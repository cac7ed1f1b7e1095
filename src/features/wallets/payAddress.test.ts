import { describe, expect, test } from 'vitest';
import { payable } from './payAddress.ts';

const hosts =
  'https://pay.partner.example https://*.gcash.example https://pay.example:8443 http://127.0.0.1:* http://localhost:*';
const live = new URL('https://perlas.example/wallets');
const local = new URL('http://127.0.0.1:4173/wallets');
const may = (address: string, app = live) => payable(address, app, hosts) !== null;

describe('payment address in a deployed app', () => {
  test.each([
    'https://pay.partner.example/checkout/1',
    'https://m.gcash.example/',
    'https://a.b.gcash.example/',
    'https://pay.example:8443/',
  ])('may be %s', (address) => expect(may(address)).toBe(true));

  test.each([
    'http://pay.partner.example/',
    'https://pay.partner.example.evil.example/',
    'https://evil.example/?https://pay.partner.example',
    'https://pay.partner.example@evil.example/',
    'https://user:secret@pay.partner.example/',
    'https://gcash.example/',
    'https://evilgcash.example/',
    'https://pay.example/',
    'https://payxpartner.example/',
    'http://127.0.0.1:4175/',
    'javascript:alert(1)',
    '/checkout/1',
    '//pay.partner.example/',
    '',
  ])('may not be %j', (address) => expect(may(address)).toBe(false));

  test('may not be our own origin, even if listed', () =>
    expect(payable('https://perlas.example/', live, 'https://perlas.example')).toBeNull());
});

test('an app on loopback may send to any loopback port but its own', () => {
  expect(may('http://127.0.0.1:4175/checkout/1', local)).toBe(true);
  expect(may('http://localhost:4175/checkout/1', local)).toBe(true);
  expect(may('http://127.0.0.1:4173/checkout/1', local)).toBe(false);
  expect(may('http://192.168.1.7:4175/checkout/1', local)).toBe(false);
});
