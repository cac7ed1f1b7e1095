import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import { transformWithOxc } from 'vite';
import { consentKey, languageCookie, languageLifetime, readablePages } from '../../src/browser/documentSettings.ts';

/** The document's two scripts. */
export interface InlineScripts {
  /** In the head: `start` of `src/starter.ts`, called with the two addresses it may pass. */
  readonly starter: string;
  /** Behind the age notice: `askAge` of `src/ageNotice.ts`. */
  readonly notice: string;
}

/** The texts of the document's scripts, for a worker at this address. */
export async function inlineScripts(top: string, worker: string): Promise<InlineScripts> {
  const notice = [consentKey, languageCookie, languageLifetime, ...readablePages];
  return {
    starter: await callOf(path.join(top, 'src/starter.ts'), worker, '/sw.js', languageCookie),
    notice: await callOf(path.join(top, 'src/ageNotice.ts'), ...notice),
  };
}

/** The text of the script that removes the service worker: `takeBack` of `sw/off.ts`. */
export const switchOff = (top: string) => callOf(path.join(top, 'sw/off.ts'));

/** A script that calls the only function of a source file, which must use nothing outside itself but globals. */
async function callOf(file: string, ...args: (string | number)[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const called = code.trim().replace(/^[^]*?\bexport (?=function)/, '');
  const { code: small } = await minify(`(${called})(${args.map((each) => JSON.stringify(each)).join()})`, {
    ecma: 2020,
    compress: { passes: 3 },
  });
  return small!;
}
