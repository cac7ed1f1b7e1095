import { expect, test } from 'vitest';
import { challengeOf, randomSecret } from './pkce.ts';

test('the challenge of RFC 7636’s own verifier is its own', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('a secret is safe in an address, and never the same', () => {
  const secrets = Array.from({ length: 50 }, randomSecret);
  for (const each of secrets) expect(each).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(50);
});
