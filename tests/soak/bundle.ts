import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import type * as Soak from './soak.ts';

const here = import.meta.dirname;
const top = path.join(here, '../..');
const folder = path.join(top, 'node_modules/.cache/tests/soak');
/** The module's path, as packages have aliases of their own. */
const counter = JSON.stringify(path.join(here, 'collections.ts'));

/** Replaces every map and set of the data worker by a counted one, named by its file and variable. */
const countCollections: Plugin = {
  name: 'count-collections',
  enforce: 'pre',
  transform(code, id) {
    const file = path.relative(top, id).replaceAll('\\', '/');
    if (!file.startsWith('worker/')) return undefined;
    const counting = code.replaceAll(/(?:(\w+)(?:: [^=\n]+)? = )?new (Map|Set)\b/g, (made, name = '', kind = '') =>
      made.replace(`new ${kind}`, `new (counted('${file} ${name}').${kind})`),
    );
    return counting === code ? undefined : `import { counted } from ${counter};\n${counting}`;
  },
};

/** Bundles the soak; `plugins` can change the sources. */
export const bundleSoak = (...plugins: Plugin[]) => bundle<typeof Soak>('soak.ts', ...plugins, countCollections);

/**
 * Bundles a file of this folder and the data layer for Node: `import()` then takes no event-loop turn, so that a seed
 * gives the same run on every machine.
 */
export async function bundle<Module>(entry: string, ...plugins: Plugin[]): Promise<Module> {
  const { output } = (await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins,
    build: {
      ssr: path.join(here, entry),
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })) as Rollup.RollupOutput;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.mjs`);
  await writeFile(file, output[0].code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
}
