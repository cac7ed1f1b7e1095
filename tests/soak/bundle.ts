import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import type * as Soak from './soak.ts';

const here = import.meta.dirname;
const folder = path.join(here, '../../node_modules/.cache/tests/soak');

/**
 * Bundles the soak and the data layer for Node: `import()` then takes no event-loop turn, so that a seed is the same
 * run on every machine. `plugins` can change the sources.
 */
export async function bundleSoak(...plugins: Plugin[]): Promise<typeof Soak> {
  const { output } = (await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins,
    build: {
      ssr: path.join(here, 'soak.ts'),
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })) as Rollup.RollupOutput;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.mjs`);
  await writeFile(file, output[0].code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof Soak;
}
