import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

/** The text of the head's script: `start` of `src/starter.ts`, called with the two addresses it may let through. */
export const starter = (top: string, worker: string) => callOf(path.join(top, 'src/starter.ts'), worker, '/sw.js');

/** The text of the script that takes the service worker back: `takeBack` of `sw/off.ts`. */
export const switchOff = (top: string) => callOf(path.join(top, 'sw/off.ts'));

/** A script that calls a source file's one function, which leans on nothing but its realm. */
async function callOf(file: string, ...given: string[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const called = code.trim().replace(/^[^]*?\bexport (?=function)/, '');
  return minifySync('script.js', `(${called})(${given.map((each) => JSON.stringify(each)).join()})`).code;
}
