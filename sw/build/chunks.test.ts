import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkNames, workerChunkNames } from './chunks.ts';
import { apart, bundles, shared, styles } from './files.ts';
import { plan, soon } from './plan.ts';

const top = path.resolve(import.meta.dirname, '../..');

/** The names that sources get, by what imports them, statically and (`import()`) when they are wanted. */
function named(imports: Record<string, readonly string[]>, lazily: readonly string[], naming = chunkNames) {
  const id = (source: string) => path.join(top, source);
  const importersOf = (source: string) => Object.keys(imports).filter((each) => imports[each]!.includes(source));
  const getModuleInfo = (of: string) => {
    const source = path.relative(top, of);
    return {
      importedIds: (imports[source] ?? []).map(id),
      importers: importersOf(source).map(id),
      dynamicImporters: lazily.includes(source) ? [id('src/shell/pages/pages.ts')] : [],
    };
  };
  const name = naming(top);
  return (source: string) => name(id(source), { getModuleInfo });
}

const screens = ['a', 'b', 'c', 'd'].map((feature) => `src/features/${feature}/Screen.tsx`);
const sharedBy = (many: number, part: string) =>
  named(Object.fromEntries(screens.slice(0, many).map((screen) => [screen, [part]])), screens)(part);

test('everything that the plan names is there', () => {
  const folders = [soon, bundles, shared, styles].flatMap((lists) => Object.values<readonly string[]>(lists));
  const lists = [plan.first, plan.installed, ...folders];
  const ahead = Object.values(plan.ahead).flatMap((pages) => Object.values(pages));
  const all = [...lists.flat(), ...ahead, ...plan.filled.without, apart];
  expect(all.filter((source) => !existsSync(path.join(top, source)))).toEqual([]);
});

test('a screen is in the file of its feature, wherever in its folder it stands', () => {
  const at = ['src/features/points/PointsScreen.tsx', 'src/features/points/history/HistoryScreen.tsx'];
  expect(at.map(named({}, at))).toEqual(['points', 'points']);
});

test('what a feature alone needs is in its file, from whatever layer it is', () => {
  expect(sharedBy(1, 'src/ui/Wheel.tsx')).toBe('a');
});

test('what features share is loaded by every visit, unless few share it and the plan names a file for it', () => {
  expect(sharedBy(2, 'src/shared/wheel/Wheel.tsx')).toBe('soon');
  expect([2, 4].map((many) => sharedBy(many, 'src/shared/otp/Wheel.tsx'))).toEqual(['otp', 'soon']);
});

test('the first screen’s sources are in the first file', () => {
  const name = named({ 'src/features/home/HomeScreen.tsx': ['src/ui/Tile.tsx', 'src/features/home/Tiles.tsx'] }, []);
  expect(name('src/ui/Tile.tsx')).toBe('shell');
  expect(name('src/features/home/Tiles.tsx')).toBe('shell');
});

test('what comes soon after the first screen is one file, and what the installed pages need of it is the kit', () => {
  const [later, search] = ['src/shell/loading/deferredParts.ts', 'src/features/games/SearchScreen.tsx'];
  const imports = { [later]: ['src/ui/Clock.tsx', 'src/ui/Field.tsx'], [search]: ['src/ui/Field.tsx'] };
  const name = named(imports, [later, search]);
  expect([later, 'src/ui/Clock.tsx', 'src/ui/Field.tsx', search].map(name)).toEqual([
    'soon',
    'soon',
    'kit',
    'games-installed',
  ]);
});

test('a language has one file for a feature', () => {
  const at = ['src/features/points/words.fil.ts', 'src/features/points/history/words.fil.ts'];
  expect(at.map(named({}, at))).toEqual(['points.fil', 'points.fil']);
});

test('what the first screen says in it is in one file', () => {
  const name = named(
    { 'src/features/home/HomeScreen.tsx': ['src/features/home/words.en.ts', 'src/i18n/words.en.ts'] },
    [],
  );
  expect(['src/features/home/words.fil.ts', 'src/i18n/words.fil.ts'].map(name)).toEqual(['first.fil', 'first.fil']);
});

test('of the worker, the start is one file, and what comes soon is another with what an installed file shares', () => {
  const [later, asked] = ['worker/network/laterEndpoint.ts', 'worker/contract/endpoints.ts'];
  const [schema, reply] = ['worker/contract/schema.ts', 'worker/contract/signInReply.ts'];
  const imports = { 'worker/index.ts': [schema], [later]: [schema, reply], [asked]: [schema, reply] };
  const name = named(imports, [later, asked], workerChunkNames);
  expect([schema, reply, later, asked].map(name)).toEqual(['first', 'soon', 'soon', null]);
});
