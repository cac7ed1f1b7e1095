import { expect, test } from 'vitest';
import { hostileAddresses } from '#tests/e2e/support/hostile.ts';
import { providerPage } from './providerPage.ts';

const [served, own] = ['https://perlas.example', 'http://127.0.0.1:4173'];

test('a log-in page is https, or http where the app itself is (N17)', () => {
  expect(providerPage('https://google.test/authorize?hl=en', served)?.href).toBe('https://google.test/authorize?hl=en');
  expect(providerPage('http://127.0.0.1:5000/authorize', own)?.port).toBe('5000');
  expect(providerPage('http://google.test/authorize', served)).toBeUndefined();
});

test('no other address is a log-in page (N17)', () => {
  const others = [undefined, null, '', 'google.test', 'https://a:b@google.test/', 'https://[::1'];
  for (const address of others) expect(providerPage(address, served)).toBeUndefined();
  for (const address of hostileAddresses) expect(providerPage(address, served)?.protocol ?? 'https:').toBe('https:');
});
