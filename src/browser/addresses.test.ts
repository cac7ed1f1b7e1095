import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/fastCheck.ts';
import { ownPath, outsideAddress } from './addresses.ts';

const origin = 'http://localhost:4173';

const ours = ['/', '/wallets', '/wallets?tab=deposit#top', '/a/../member', '/game/start?gameId=1&back=%2F'];

/** Addresses that a browser parses as another origin, or that aren't ours; from S7 and the URL standard's examples. */
const foreign = [
  '',
  'wallets',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '/\t\\evil.example',
  '/\\\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  ' //evil.example',
  'http:evil.example',
  'https://evil.example',
  'http://localhost:4173@evil.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:http://localhost:4173/1',
  'http://[',
];

describe('own path (S7, G4)', () => {
  test.each(ours)('normalises %j as the browser does', (address) => {
    const { pathname, search, hash } = new URL(address, origin);
    expect(ownPath(address)).toBe(pathname + search + hash);
  });

  test.each(foreign)('rejects %j', (address) => expect(ownPath(address)).toBe(''));

  test('never leads to another origin, and parsing it again changes nothing', () => {
    const odd = fc.array(
      fc.constantFrom('/', '\\', '.', '%2e', '\t', '\n', '@', ':', '?', '#', '[', 'evil.example', ' '),
    );
    fc.assert(
      fc.property(odd, (parts) => {
        const path = ownPath(`/${parts.join('')}`);
        if (!path) return;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(ownPath(path)).toBe(path);
      }),
    );
  });
});

describe('outside address (S7, G4)', () => {
  test('accepts https, normalised as the browser does', () => {
    expect(outsideAddress('https://pagcor.ph/x?y#z')).toBe('https://pagcor.ph/x?y#z');
    expect(outsideAddress('HTTPS://pagcor.ph')).toBe('https://pagcor.ph/');
  });

  test.each([
    'http://pagcor.ph',
    'https://',
    'https://[',
    'https:',
    'javascript:1',
    'mailto:a@b.ph',
    '/x',
    '',
    '//x.ph',
  ])('rejects %j', (address) => expect(outsideAddress(address)).toBe(''));
});
