import { expect, test } from 'vitest';
import { isLoopbackOrigin } from './loopback.ts';

test.each(['http://127.0.0.1:4173', 'http://localhost:8080', 'https://localhost', 'http://[::1]:4173'])(
  '%s is a loopback origin',
  (origin) => expect(isLoopbackOrigin(origin)).toBe(true),
);

test.each([
  '',
  'null',
  '*',
  'http://127.0.0.1:4173/',
  'http://127.0.0.1:4173/game',
  'http://user@localhost:4173',
  'http://localhost.evil.test',
  'http://127.0.0.1.evil.test:4173',
  'ftp://localhost',
  'javascript:alert(1)',
])('%j is not a loopback origin', (origin) => expect(isLoopbackOrigin(origin)).toBe(false));
