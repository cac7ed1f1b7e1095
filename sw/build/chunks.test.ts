import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { chunkNames, workerChunkNames } from './chunks.ts';
import { exceptions, groups, light } from './files.ts';
import { plan, soon } from './plan.ts';

vi.mock('node:fs', { spy: true });

const top = path.resolve(import.meta.dirname, '../..');

/** Returns the chunk name of a source, given all static imports and the sources loaded lazily with `import()`. */
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

const screens = Array.from('abcdefghijklmnopq').map((feature) => `src/features/${feature}/Screen.tsx`);
const sharedBy = (many: number, part: string) =>
  named(Object.fromEntries(screens.slice(0, many).map((screen) => [screen, [part]])), screens)(part);

describe('the plan', () => {
  test('every file named in the plan exists', () => {
    const features = groups.map((name) => `src/features/${name}`);
    const later = Object.values<readonly string[]>(soon).flat();
    const apart = exceptions.flatMap(({ sources }) => sources);
    const all = [...plan.first, ...plan.installed, ...later, ...plan.filled.without, ...features, ...apart];
    expect(all.filter((source) => !existsSync(path.join(top, source)))).toEqual([]);
  });

  test('at most twenty exceptions, groups and light files depart from the rule', () => {
    expect(exceptions.length + groups.length + Object.keys(light).length).toBeLessThanOrEqual(20);
  });
});

describe('a feature’s file', () => {
  test('a screen is in its feature’s file, wherever in its folder it is', () => {
    const at = ['src/features/points/PointsScreen.tsx', 'src/features/points/history/HistoryScreen.tsx'];
    expect(at.map(named({}, at))).toEqual(['points', 'points']);
  });

  test('a folder of a group is a feature of its own', () => {
    const at = ['src/features/rewards/wheel/WheelScreen.tsx', 'src/features/rewards/RewardModal.tsx'];
    expect(at.map(named({}, at))).toEqual(['wheel', 'rewards']);
  });

  test('an exception has a file of its own, with what it alone needs', () => {
    const [log, part] = ['src/features/wallets/safebox/Log.tsx', 'src/features/wallets/safebox/lines.ts'];
    const name = named({ [log]: [part] }, [log]);
    expect([log, part].map(name)).toEqual(['safebox-log', 'safebox-log']);
  });

  test('what only one feature needs is in its file, from any layer', () => {
    expect(sharedBy(1, 'src/ui/Wheel.tsx')).toBe('a');
  });
});

describe('shared parts', () => {
  test('what features share is in its shared folder’s file, or without one loads after the first screen', () => {
    expect(sharedBy(2, 'src/shared/wheel/Wheel.tsx')).toBe('wheel-shared');
    expect(sharedBy(2, 'src/ui/Wheel.tsx')).toBe('soon');
  });

  test('a folder whose name has a hyphen has its file', () => {
    expect(sharedBy(2, 'src/shared/money-act/useMoneyAct.ts')).toBe('money-act-shared');
    const at = ['src/features/points-shop/ShopScreen.tsx', 'src/features/rewards/daily-spin/SpinScreen.tsx'];
    expect(at.map(named({}, at))).toEqual(['points-shop', 'daily-spin']);
  });

  test('a folder is read once, however many of its sheets are named', () => {
    const reads = vi.mocked(readdirSync).mockClear();
    const name = named({}, []);
    const sheets = ['vip/VipScreen', 'wheel/WheelScreen'].map((each) => `src/features/rewards/${each}.module.css`);
    expect(sheets.map(name)).toEqual(['rewards', 'rewards']);
    expect(reads).toHaveBeenCalledOnce();
  });

  test('what nearly all features share loads after the first screen', () => {
    expect([16, 17].map((many) => sharedBy(many, 'src/shared/wheel/Wheel.tsx'))).toEqual(['wheel-shared', 'soon']);
  });

  test('a feature with exceptions counts once among those that share', () => {
    const of = [...screens.slice(0, 14), 'src/features/auth/LoginScreen.tsx', 'src/features/auth/BindScreen.tsx'];
    const part = 'src/shared/wheel/Wheel.tsx';
    expect(named(Object.fromEntries(of.map((screen) => [screen, [part]])), of)(part)).toBe('wheel-shared');
  });
});

describe('styles', () => {
  test('a feature or a folder of shared parts has its styles in one sheet, unless they are too few', () => {
    const sheets = [
      'src/features/rewards/vip/VipScreen.module.css',
      'src/shared/draws/Board.module.css',
      'src/features/auth/Entry.module.css',
      'src/shared/qr/QrPicture.module.css',
    ];
    expect(sheets.map(named({}, []))).toEqual(['rewards', 'draws-shared', 'soon', 'soon']);
  });

  test('styles of every visit do not count for a feature’s sheet', () => {
    const [screen, later] = ['src/features/home/HomeScreen.tsx', 'src/features/home/tour/GuideModal.module.css'];
    const ofEveryVisit = ['HomeScreen', 'BannerPicture', 'jackpot/JackpotRibbon', 'belowFold/ActivityList'].map(
      (each) => `src/features/home/${each}.module.css`,
    );
    expect([{}, { [screen]: ofEveryVisit }].map((imports) => named(imports, [])(later))).toEqual(['home', 'soon']);
  });
});

describe('texts', () => {
  test('a language has one file for a feature, and one for those with few words and for what they share', () => {
    const at = ['rewards/vip/words.fil.ts', 'rewards/words.fil.ts', 'chat/words.fil.ts', 'info/texts/fil/faq/play.ts'];
    const sources = at.map((each) => `src/features/${each}`);
    expect(sources.map(named({}, sources))).toEqual(['rewards.fil', 'rewards.fil', 'shared.fil', 'texts.fil']);
  });

  test('the first screen’s texts in a language are in one file', () => {
    const name = named(
      { 'src/features/home/HomeScreen.tsx': ['src/features/home/words.en.ts', 'src/i18n/words.en.ts'] },
      [],
    );
    expect(['src/features/home/words.fil.ts', 'src/i18n/words.fil.ts'].map(name)).toEqual(['first.fil', 'first.fil']);
  });
});

describe('the start', () => {
  test('the first screen’s sources are in the first file', () => {
    const name = named({ 'src/features/home/HomeScreen.tsx': ['src/ui/Tile.tsx', 'src/features/home/Tiles.tsx'] }, []);
    expect(name('src/ui/Tile.tsx')).toBe('shell');
    expect(name('src/features/home/Tiles.tsx')).toBe('shell');
  });

  test('parts loaded after the first screen are one file, and what installed pages share is the kit', () => {
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

  test('the worker’s start is one file, and its later parts another with what installed files share', () => {
    const [later, asked] = ['worker/network/laterEndpoint.ts', 'worker/contract/endpoints.ts'];
    const [schema, reply] = ['worker/contract/schema.ts', 'worker/contract/signInReply.ts'];
    const imports = { 'worker/index.ts': [schema], [later]: [schema, reply], [asked]: [schema, reply] };
    const name = named(imports, [later, asked], workerChunkNames);
    expect([schema, reply, later, asked].map(name)).toEqual(['first', 'soon', 'soon', null]);
  });
});
