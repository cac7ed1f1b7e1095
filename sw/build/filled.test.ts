import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { filledList } from './filled.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'public-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'icons/props'), { recursive: true });
writeFileSync(path.join(folder, 'icons/props/coin.svg'), '<svg/>');
writeFileSync(path.join(folder, 'icons/icon-512.png'), 'png');

const chunk = (name: string, sources: string[], more: object = {}) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  moduleIds: sources.map((source) => `/top/${source}`),
  code: name,
  ...more,
});
const asset = (source: string) => ({ type: 'asset', source });

const files = (...names: string[]) => names.map((name) => `assets/${name}.js`);
const bundle = Object.fromEntries(
  [
    chunk('index', ['src/main.tsx'], { isEntry: true }),
    chunk('pages', ['src/shell/pages/pages.ts'], {
      dynamicImports: files('wallets', 'member', 'texts-en', 'texts-fil'),
    }),
    chunk('member', ['src/features/member/MemberScreen.tsx'], { dynamicImports: files('member.fil') }),
    chunk('member.fil', ['src/features/member/words.fil.ts']),
    chunk('wallets', ['src/features/wallets/WalletsScreen.tsx'], {
      imports: files('kit'),
      dynamicImports: files('deposit'),
      viteMetadata: { importedCss: ['assets/wallets.css'] },
    }),
    chunk('deposit', ['src/features/wallets/deposit/Deposit.tsx']),
    chunk('kit', ['src/ui/Button.tsx']),
    chunk('texts-en', ['src/features/info/texts/en/faq.ts']),
    chunk('texts-fil', ['src/features/info/texts/fil/faq.ts', 'src/features/info/texts/fil/faq/play.ts']),
    chunk('theme', ['src/shared/theme/themePreview.ts']),
  ].map((each) => [each.fileName, each]),
) as unknown as Rolldown.OutputBundle;
Object.assign(bundle, {
  'index.html': asset('<!doctype html>'),
  'assets/wallets.css': asset('a{}'),
  'assets/core-kyc.js': asset('worker'),
  'assets/display.woff2': asset('wOF2'),
  'assets/wallets.js.map': asset('{}'),
});

const listed = (pictures: readonly string[] = ['icons/props']) =>
  filledList({
    bundle,
    publicDir: folder,
    precached: ['/index.html', '/assets/index.js'],
    without: ['src/shared/theme/themePreview.ts'],
    pictures,
  });
const names = () => listed().files.map(({ url }) => path.basename(url));

test('everything of the app that isn’t installed is filled in, page by page, each with what it needs', () => {
  expect(names()).toEqual([
    'pages.js',
    'wallets.js',
    'wallets.css',
    'kit.js',
    'deposit.js',
    'member.js',
    'member.fil.js',
    'texts-en.js',
    'texts-fil.js',
    'core-kyc.js',
    'display.woff2',
    'coin.svg',
  ]);
});

test('texts are listed with their language', () => {
  const words = listed().files.filter(({ language }) => language);
  expect(words.map(({ url, language }) => `${path.basename(url)} ${language}`)).toEqual([
    'member.fil.js fil',
    'texts-en.js en',
    'texts-fil.js fil',
  ]);
});

test('every file has its size, and a picture its revision', () => {
  const { files: all } = listed();
  expect(all.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(all.filter(({ revision }) => revision).map(({ url }) => url)).toEqual(['/icons/props/coin.svg']);
});

test('installed files, and files not needed offline, are listed separately (O-13)', () => {
  expect(listed().others).toEqual(['/assets/index.js', '/assets/theme.js']);
});

test('pictures from other hosts aren’t listed', () => {
  expect(listed([]).files.filter(({ url }) => url.startsWith('/icons'))).toEqual([]);
});
