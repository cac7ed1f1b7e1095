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
  /** Inserted by the service worker with the lobby's last screen: `showLastScreen` of `src/lastScreen.ts`. */
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
  const lastScreen = [eraKey, epochKey, filterKey, dataMark];
  const appearance = [languageCookie, themeKey, typefaceKey, preferencesKey, languages, look.lightBars];
  const notice = [consentKey, languageCookie, languageLifetime, next, ...readablePages];
  return {
    appearance: await callOf(path.join(top, 'src/appearance.ts'), ...appearance),
    starter: await callOf(path.join(top, 'src/data/starter.ts'), worker, '/sw.js', core),
    notice: await callOf(path.join(top, 'src/ageNotice.ts'), ...notice),
    lastScreen: await callOf(path.join(top, 'src/lastScreen.ts'), ...lastScreen),
  };
}

/** The text of the script that removes the service worker: `takeBack` of `sw/off.ts`. */
export const switchOff = (top: string) => callOf(path.join(top, 'sw/off.ts'));

/** A script that calls the only function of a source file, which must be self-contained but for globals. */
async function callOf(file: string, ...args: (string | number | Readonly<Record<string, string>>)[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const called = code.trim().replace(/^[^]*?\bexport (?=function)/, '');
  const { code: small } = await minify(`(${called})(${args.map((each) => JSON.stringify(each)).join()})`, {
    ecma: 2020,
    compress: { passes: 3 },
  });
  return small!;
}
