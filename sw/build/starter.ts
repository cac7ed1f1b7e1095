import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

/** The text of the script in the head: `start` of `src/starter.ts`, called with the two addresses it may pass. */
export const starter = (top: string, worker: string) => callOf(path.join(top, 'src/starter.ts'), worker, '/sw.js');

/** The text of the script that removes the service worker: `takeBack` of `sw/off.ts`. */
export const switchOff = (top: string) => callOf(path.join(top, 'sw/off.ts'));

/** A script that calls the only function of a source file, which must use nothing outside itself but globals. */
async function callOf(file: string, ...args: string[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const called = code.trim().replace(/^[^]*?\bexport (?=function)/, '');
  return minifySync('script.js', `(${called})(${args.map((each) => JSON.stringify(each)).join()})`).code;
}
