import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import { transformWithOxc } from 'vite';
import {
  consentKey,
  dataMark,
  epochKey,
  filterKey,
  languageCookie,
  languageLifetime,
  eraKey,
  preferencesKey,
  readablePages,
  shellMark,
  themeKey,
  typefaceKey,
} from '../../src/browser/documentSettings.ts';

/** The document's scripts. */
export interface InlineScripts {
  /** In the head: `applyAppearance` of `src/appearance.ts`. */
  readonly appearance: string;
  /**
   * In the head: `start` of `src/data/starter.ts`, called with the two allowed addresses, and that of the worker's
   * code.
   */
  readonly starter: string;
  /** Behind the age notice: `askAge` of `src/ageNotice.ts`. */
  readonly notice: string;
  /**
   * Inserted by the service worker with the lobby's last screen: `showLastScreen` of `src/lastScreen.ts`, then
   * `holdTaps` of `src/earlyTaps.ts`.
   */
  readonly lastScreen: string;
}

/** What a brand changes in the scripts: its language codes, and the light scheme's background. */
interface Look {
  readonly languages: readonly string[];
  readonly lightBars: string;
}

/** The texts of the document's scripts, for a worker at this address with its code at another; '' if it has none. */
export async function inlineScripts(top: string, worker: string, core: string, look: Look): Promise<InlineScripts> {
  const languages = look.languages.join('|');
  const next = Object.fromEntries(look.languages.map((code, at, all) => [code, all[at + 1] ?? all[0]!]));
  const sourceOf = (file: string) => functionOf(path.join(top, file));
  const shown = call(await sourceOf('src/lastScreen.ts'), eraKey, epochKey, filterKey, dataMark);
  const appearance = [languageCookie, themeKey, typefaceKey, preferencesKey, languages, look.lightBars];
  const notice = [consentKey, languageCookie, languageLifetime, next, ...readablePages];
  return {
    appearance: await small(call(await sourceOf('src/appearance.ts'), ...appearance)),
    starter: await small(call(await sourceOf('src/data/starter.ts'), worker, '/sw.js', core)),
    notice: await small(call(await sourceOf('src/ageNotice.ts'), ...notice)),
    lastScreen: await small(`(${await sourceOf('src/earlyTaps.ts')})(${shown},${JSON.stringify(shellMark)})`),
  };
}

/** The text of the script that removes the service worker: `takeBack` of `sw/off.ts`. */
export const switchOff = async (top: string) => small(call(await functionOf(path.join(top, 'sw/off.ts'))));

/** The only function of a source file, which must be self-contained but for globals. */
async function functionOf(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return code.trim().replace(/^[^]*?\bexport (?=function)/, '');
}

/** A call of a function. */
const call = (source: string, ...args: (string | number | Readonly<Record<string, string>>)[]) =>
  `(${source})(${args.map((each) => JSON.stringify(each)).join()})`;

/** A script, minified. */
async function small(script: string): Promise<string> {
  const { code } = await minify(script, { ecma: 2020, compress: { passes: 3 } });
  return code!;
}
