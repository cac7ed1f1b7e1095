import { expect, test } from 'vitest';
import { challengeOf, randomSecret } from './pkce.ts';

test('the challenge matches the example in RFC 7636', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('a secret is URL-safe and never repeats', () => {
  const secrets = Array.from({ length: 50 }, randomSecret);
  for (const each of secrets) expect(each).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(50);
});
