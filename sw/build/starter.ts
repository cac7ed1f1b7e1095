import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

/** The text of the head's script: `start` of `src/starter.ts`, called with the two addresses it may let through. */
export async function starter(top: string, worker: string): Promise<string> {
  const file = path.join(top, 'src/starter.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const call = `(${code.trim().replace(/^[^]*?\bexport (?=function)/, '')})(${JSON.stringify(worker)}, "/sw.js")`;
  return minifySync('starter.js', call).code;
}
