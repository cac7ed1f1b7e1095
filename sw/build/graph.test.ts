import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { refuseImportedEntries } from './graph.ts';

const chunk = (fileName: string, more: Partial<Rolldown.OutputChunk> = {}) =>
  ({ type: 'chunk', fileName, isEntry: false, imports: [], dynamicImports: [], ...more }) as unknown as
    | Rolldown.OutputChunk
    | Rolldown.OutputAsset;
const bundleOf = (...files: ReturnType<typeof chunk>[]): Rolldown.OutputBundle =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));
const entry = chunk('core.js', { isEntry: true, imports: ['core-first.js'] });

test('a worker whose chunks import its core, not its entry, is built', () => {
  const bundle = bundleOf(entry, chunk('core-first.js'), chunk('core-soon.js', { imports: ['core-first.js'] }));
  expect(() => refuseImportedEntries(bundle)).not.toThrow();
});

test.each(['imports', 'dynamicImports'] as const)(
  'a chunk that has a worker’s entry among its %s fails the build',
  (how) => {
    const bundle = bundleOf(entry, chunk('core-soon.js', { [how]: ['core.js'] }));
    expect(() => refuseImportedEntries(bundle)).toThrow('core-soon.js imports core.js');
  },
);
