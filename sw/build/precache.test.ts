import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { precached } from './precache.ts';

const entry = {
  type: 'chunk',
  fileName: 'assets/index-1.js',
  isEntry: true,
  imports: [],
  moduleIds: ['/src/main.tsx'],
  code: 'go()',
};
const bundle = {
  'index.html': { type: 'asset', source: '<!doctype html>' },
  'assets/index-1.js': entry,
  'manifest.webmanifest': { type: 'asset', source: '{}' },
  'manifest.fil.webmanifest': { type: 'asset', source: '{}' },
} as unknown as Rolldown.OutputBundle;

const under = (policy: string) =>
  precached(bundle, ['src/main.tsx'], [], { '/': { 'Content-Security-Policy': policy } });
const file = (policy: string, url: string) => under(policy).find((each) => each.url === url)!;

test('changed headers give the document a new revision, even with the same content (E7)', () => {
  const [before, after] = [file("script-src 'self'", '/index.html'), file("script-src 'none'", '/index.html')];
  expect(after.integrity).toBe(before.integrity);
  expect(after.revision).not.toBe(before.revision);
});

test('every file is listed with its digest (E6)', () => {
  for (const { integrity } of under('')) expect(integrity).toMatch(/^sha256-.{44}$/);
});

test('the web app manifest is precached in either language, even before the document links it (B15)', () => {
  expect(under('').map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/manifest.webmanifest', '/manifest.fil.webmanifest']),
  );
});
