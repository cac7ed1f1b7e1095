import path from 'node:path';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, fullest, importsOf, reach, sources, textOf, type Import } from '#tests/support/imports.ts';

/** Layers from the lowest to the highest: a file may import values from its own layer and from those below it. */
const pageLayers = ['browser', 'i18n', 'data', 'nav', 'ui', 'shared', 'features', 'shell'].map((name) => `src/${name}`);
const workerLayers = ['world', 'storage', 'network', 'tabs', 'core', 'features'].map((name) => `worker/${name}`);

const upTo = (layers: readonly string[], layer: string) => layers.slice(0, layers.indexOf(layer));
const under = (layers: readonly string[]) =>
  Object.fromEntries(layers.map((layer) => [layer, [...upTo(layers, layer), 'worker/contract']]));

/** The other zones that a zone may import from, by any kind of import; the page also takes types of worker actions. */
const may: Record<string, string[]> = {
  ...under(pageLayers),
  ...under(workerLayers),
  'worker/contract': [],
  worker: [...workerLayers, 'worker/contract'],
  src: pageLayers,
  'sw/build': ['src/browser', 'src/i18n', 'src/ui'],
  sw: [],
  sandbox: ['worker/contract'],
};

/** Packages that only these files may import. */
const keepers: Record<string, RegExp> = {
  comlink: /^(worker\/start|worker\/contract\/failure|src\/data\/(connect|handedOver))\.ts$/,
  dexie: /^worker\/storage\/db\.ts$/,
};

const schemas = /^worker\/contract\/(schema|endpoints\b.*)\.ts$/;
const longest = 250;

const zones = Object.keys(may).toSorted((a, b) => b.length - a.length);

/** The nearest named folder above a file; a feature of the page is a zone of its own. */
function zoneOf(file: string): string {
  const feature = /^src\/features\/[^/]+/.exec(file)?.[0];
  return feature ?? zones.find((zone) => file.startsWith(`${zone}/`) || file === `${zone}.ts`) ?? '';
}

const mayImport = (zone: string) => may[zone.replace(/^(src\/features)\/.*/, '$1')] ?? [];
const isAllowed = (zone: string, other: string) =>
  mayImport(zone).some(
    (allowed) => other === allowed || (allowed === 'src/features' && other.startsWith(`${allowed}/`)),
  );
const isOurs = (to: string) => /^(src|worker|sw|sandbox|tests)\//.test(to);
const isAddress = (to: string) => to.endsWith('?worker&url');

const realms = ['src', 'worker', 'sw', 'sandbox'];
const files = realms.flatMap((realm) => sources(realm, '.ts', '.tsx'));
const ofPage = files.filter((file) => file.startsWith('src/'));

/** Every import that a rule forbids, a line each. */
const forbidden = (among: readonly string[], forbids: (imported: Import, file: string) => boolean) =>
  among.flatMap((file) =>
    importsOf(file)
      .filter((imported) => forbids(imported, file))
      .map(({ to }) => `${file} imports ${to}`),
  );

test('every file imports only from its own layer and those below, including types and lazy imports', () => {
  const trespasses = forbidden(files, ({ to, kind }, file) => {
    if (!isOurs(to) || isAddress(to)) return false;
    if (kind === 'type' && file.startsWith('src/') && to.startsWith('worker/')) return false;
    const zone = zoneOf(file);
    return zoneOf(to) !== zone && !isAllowed(zone, zoneOf(to));
  });
  expect(trespasses).toEqual([]);
});

test('no file imports itself through others, including types and lazy imports', () => {
  expect(files.filter((file) => reach(file, 'all').has(file))).toEqual([]);
});

test('the app and its unit tests never import the sandbox, not even indirectly', () => {
  const app = ['src', 'worker', 'sw'].flatMap((realm) => filesIn(realm, '.ts', '.tsx'));
  const known = app.flatMap((file) =>
    [...reach(file, 'all')].filter((to) => to.startsWith('sandbox/')).map((to) => `${file} knows ${to}`),
  );
  expect(known).toEqual([]);
});

test("the operator's handlers import its domains, and no domain imports a handler", () => {
  const domains = files.filter((file) => /^sandbox\/operator\/(?!api\/)/.test(file));
  expect(forbidden(domains, ({ to }) => to.startsWith('sandbox/operator/api/'))).toEqual([]);
});

test('no folder of the operator imports itself through others, including types', () => {
  const folderOf = (file: string) => /^sandbox\/operator\/[^/]+(?=\/)/.exec(file)?.[0] ?? '';
  const uses = new Map<string, Set<string>>();
  for (const file of files.filter(folderOf)) {
    const used = uses.get(folderOf(file)) ?? new Set();
    for (const { to } of importsOf(file)) if (folderOf(to) && folderOf(to) !== folderOf(file)) used.add(folderOf(to));
    uses.set(folderOf(file), used);
  }
  const reached = (folder: string, found = new Set<string>()): Set<string> => {
    for (const used of uses.get(folder) ?? []) if (!found.has(used)) reached(used, found.add(used));
    return found;
  };
  expect([...uses.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});

test('packages are imported only where they belong', () => {
  expect(forbidden(files, ({ to, kind }, file) => kind === 'value' && keepers[to]?.test(file) === false)).toEqual([]);
});

test('no page file imports a schema', () => {
  const isSchema = (to: string) => schemas.test(to) || to === 'valibot';
  const brought = ofPage.flatMap((file) => [...reach(file)].filter(isSchema).map((to) => `${file} brings ${to}`));
  expect(brought).toEqual([]);
});

// The build awaits styles around all of `import().then(…)`, so a second argument is never called if they fail to load.
test('every lazy import of the page handles a failure to load', () => {
  expect(ofPage.filter((file) => /import\([^)]+\)\.then\(\s*\n/.test(textOf(file)))).toEqual([]);
});

test('the worker’s first file doesn’t import the database', () => {
  expect(reach('worker/start.ts')).not.toContain('dexie');
});

test('every file is within the length limit', () => {
  const all = [...realms, 'tests'].flatMap((folder) => filesIn(folder, '.ts', '.tsx', '.js', '.css'));
  expect(all.filter((file) => textOf(file).split('\n').length - 1 > longest)).toEqual([]);
});

test('every folder is within the file limit', () => {
  const count = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
  const folders = [...realms, 'tests'].flatMap((realm) => [
    realm,
    ...readdirSync(realm, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  ]);
  expect(folders.filter((folder) => count(folder) > fullest)).toEqual([]);
});

/** Classes for any element, which belong to no component. */
const kitSheets = ['iconButton', 'layout', 'table', 'typography', 'visuallyHidden'].map(
  (name) => `src/ui/${name}.module.css`,
);

test('a stylesheet sits beside the component it is named after', () => {
  const sheets = sources('src', '.module.css').filter((sheet) => !kitSheets.includes(sheet));
  expect(sheets.filter((sheet) => !ofPage.includes(sheet.replace('.module.css', '.tsx')))).toEqual([]);
});

test('a sheet of classes for any element has at least two users', () => {
  const users = (sheet: string) => ofPage.filter((file) => textOf(file).includes(`/${path.basename(sheet)}'`));
  expect(kitSheets.filter((sheet) => users(sheet).length < 2)).toEqual([]);
});
