import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { expect, test } from 'vitest';
import { builtStyles } from '#tests/support/compat/builtStyles.ts';
import { newerInPackageCode } from '#tests/support/compat/packages.ts';
import { newerInOwnScripts, newerInScripts, type Uses } from '#tests/support/compat/scripts.ts';
import { newerInStyles } from '#tests/support/compat/styles.ts';
import { sources } from '#tests/support/imports.ts';
import { newerInOurScripts, newerInOurStyles, newerInPackages, type Newer } from './newerThanBrowsers.ts';

/** Features used but not listed, and those listed that aren't used or no longer need to be listed. */
function compared(uses: Uses, list: readonly Newer[]) {
  const listed = new Set(
    list.flatMap(({ names, files }) => names.flatMap((name) => files.map((file) => `${name} in ${file}`))),
  );
  const used = [...uses].flatMap(([name, files]) => [...files].map((file) => `${name} in ${file}`));
  const idle = list.flatMap(({ names, files }) => [
    ...names.filter((name) => !files.some((file) => uses.get(name)?.has(file))),
    ...files.filter((file) => !names.some((name) => uses.get(name)?.has(file))),
  ]);
  return { unlisted: used.filter((use) => !listed.has(use)), idle };
}
const agrees = { unlisted: [], idle: [] };

/** Time for the compiler to read all sources, milliseconds. */
const timeout = 60_000;

test(
  'scripts use no feature newer than the lowest browsers unless listed with its fallback',
  () => {
    const uses = newerInOwnScripts(process.cwd());
    expect(compared(uses, newerInOurScripts)).toEqual(agrees);
  },
  timeout,
);

test(
  'packages use no feature newer than the lowest browsers unless listed with its fallback',
  () => {
    expect(compared(newerInPackageCode(process.cwd(), ['src', 'worker', 'sw']), newerInPackages)).toEqual(agrees);
  },
  timeout,
);

test('built stylesheets use no feature newer than the lowest browsers unless listed', async () => {
  const sheets = await builtStyles(sources('src', '.css'));
  const found = new Set([...sheets.values()].flatMap((sheet) => [...newerInStyles(sheet)]));
  expect([...found].toSorted()).toEqual(Object.keys(newerInOurStyles).toSorted());
});

test('the build keeps the prefixed text-size-adjust, so that iOS doesn’t enlarge rotated text', async () => {
  const [sheet] = (await builtStyles(['src/shell/styles/critical.css'])).values();
  expect(sheet).toContain('-webkit-text-size-adjust:100%');
});

const planted: [name: string, source: string][] = [
  ['URL.canParse', 'export const isAddress = (text: string) => URL.canParse(text);'],
  ['Navigator.wakeLock', 'export const { wakeLock } = navigator;'],
  ['Navigator.connection', 'export const kind = (navigator as { connection?: object }).connection;'],
  ['requestIdleCallback', 'export const rest = () => requestIdleCallback(() => {});'],
  ['requestIdleCallback', 'export const rest = () => globalThis.requestIdleCallback(() => {});'],
  ['Document.startViewTransition', 'export const move = () => document.startViewTransition(() => {});'],
  ['AbortSignal.any', 'export const either = (signals: AbortSignal[]) => AbortSignal.any(signals);'],
  ['scrollend event', "addEventListener('scrollend', () => {}); export {};"],
  ['<div popover>', 'export const over = <div popover="auto" />;'],
  ['<search>', 'export const place = <search>…</search>;'],
  ['modifier in a pattern', 'export const some = /(?i:a)b/;'],
  ['', "export const isThere = 'share' in navigator;"],
  ['', 'export const own = (mine: { canParse(text: string): boolean }) => mine.canParse("");'],
  ['', 'export const late = (list: number[]) => [structuredClone(list).toSorted(), list.at(-1), /(?:a)(?<b>c)/];'],
  ['', "document.addEventListener('visibilitychange', () => {}); export {};"],
];

test('newer features are found in any notation, and features that are supported or only tested for are not', () => {
  const compilerOptions = { lib: ['ES2023', 'DOM'], jsx: 'preserve', types: [], noEmit: true };
  const files = planted.map(([, source], place) => [`/planted/${place}.tsx`, source]);
  const fs = createVirtualFileSystem(Object.fromEntries(files));
  const { unlisted } = compared(newerInScripts({ top: '/planted', config: { compilerOptions }, fs }), []);
  const expected = planted.flatMap(([name], place) => (name ? `${name} in ${place}.tsx` : []));
  expect(unlisted.toSorted()).toEqual(expected.toSorted());
});

test('an unused entry of the list is reported', () => {
  const uses: Uses = new Map([['URL.canParse', new Set(['src/a.ts'])]]);
  const list = [{ names: ['URL.canParse', 'URLPattern'], files: ['src/a.ts', 'src/b.ts'], without: '' }];
  expect(compared(uses, list)).toEqual({ unlisted: [], idle: ['URLPattern', 'src/b.ts'] });
});

test.each([
  ['text-size-adjust', 'a { text-size-adjust: 100% }'],
  ['user-select', 'a { user-select: none }'],
  ['field-sizing', 'textarea { field-sizing: content }'],
  ['anchor-name', 'a { anchor-name: --a }'],
  ['light-dark()', 'a { color: light-dark(red, blue) }'],
  [':open', 'details:open { color: red }'],
  ['@starting-style', '@starting-style { a { opacity: 0 } }'],
])('%s is found in a stylesheet', (name, sheet) => {
  expect([...newerInStyles(sheet)]).toEqual([name]);
});

test('a prefix beside a property, or a feature query around it, makes it valid', () => {
  expect([...newerInStyles('a { -webkit-user-select: none; user-select: none }')]).toEqual([]);
  expect([...newerInStyles('@supports (anchor-name: --a) { a { anchor-name: --a } }')]).toEqual([]);
});
