import { expect, test } from 'vitest';
import { hostileAddresses } from '#tests/e2e/support/hostile.ts';
import { providerPage } from './providerPage.ts';

const [served, own] = ['https://perlas.example', 'http://127.0.0.1:4173'];

test('N17: a player logs in on an https page, or on a plain one where the app is plain itself', () => {
  expect(providerPage('https://google.test/authorize?hl=en', served)?.href).toBe('https://google.test/authorize?hl=en');
  expect(providerPage('http://127.0.0.1:5000/authorize', own)?.port).toBe('5000');
  expect(providerPage('http://google.test/authorize', served)).toBeUndefined();
});

test('N17: no other address is a log-in page', () => {
  const others = [undefined, null, '', 'google.test', 'https://a:b@google.test/', 'https://[::1'];
  for (const address of others) expect(providerPage(address, served)).toBeUndefined();
  for (const address of hostileAddresses) expect(providerPage(address, served)?.protocol ?? 'https:').toBe('https:');
});
