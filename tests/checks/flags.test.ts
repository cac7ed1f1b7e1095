import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { featureNames } from '#contract/features.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { sources, textOf } from '#tests/support/imports.ts';
import { settings } from '../../sw/build/settings.ts';

const paper = readFileSync('docs/flags.md', 'utf8');

/** The rows of the table below a heading of the document, as trimmed cells. */
function rowsOf(heading: string): string[][] {
  const section = paper.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = section.split('\n').filter((line) => line.startsWith('| `'));
  return cells.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()));
}
const nameOf = ([cell = '']: readonly string[]) => cell.replaceAll('`', '');
const namesOf = (heading: string) => rowsOf(heading).map(nameOf);

/** The names of the features that sources ask for: in components and tables, and for activities and endpoints. */
function askedFeatures(): Set<string> {
  const asks = [
    /\bisOn\([^()]*?, '(\w+)'\)/g,
    /\buseFeature\('(\w+)'\)/g,
    /\bfeatures\?*\.?\[?\.?\['(\w+)'\]/g,
    /\bfeature: '(\w+)'/g,
  ];
  const files = ['src', 'worker', 'sandbox'].flatMap((realm) => sources(realm, '.ts', '.tsx'));
  const found = files.flatMap((file) =>
    asks.flatMap((ask) => [...textOf(file).matchAll(ask)].map(([, name = '']) => name)),
  );
  const ofActivities = [...textOf('worker/contract/rewards/offered.ts').matchAll(/\]: '(\w+)'/g)].map(
    ([, name = '']) => name,
  );
  return new Set([...found, ...ofActivities, ...silenced.map(([, feature]) => feature)]);
}

/** The calls of features that can be switched off, with the name of their feature. */
const silenced = Object.entries(endpoints).flatMap(([name, { feature }]: [string, Endpoint]) =>
  feature ? [[name as Name, feature] as const] : [],
);

/** The endpoints that a text names. */
const callsIn = (text: string) =>
  [...text.matchAll(/`([\w/]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => Object.hasOwn(endpoints, name)) as Name[];

/** The columns of the calls that a feature silences, and of those that remain. */
const [silencing, staying] = [3, 4];

test('the document lists exactly the features that the settings switch, and sources ask for each', () => {
  expect(askedFeatures().size).toBeGreaterThan(20);
  expect(namesOf('Features')).toEqual([...featureNames]);
  expect(namesOf('Features').toSorted()).toEqual([...askedFeatures()].toSorted());
});

test.each(rowsOf('Features').map((row) => [nameOf(row), row] as const))(
  'the document says which calls are silent without %s',
  (feature, row) => {
    const calls = silenced.filter(([, own]) => own === feature).map(([name]) => name);
    expect(callsIn(row[silencing]!).toSorted()).toEqual(calls.toSorted());
  },
);

test('every call goes with one feature, or is core', () => {
  const [, core = ''] = paper.split('\n## Core calls\n');
  const told = [
    ...rowsOf('Features').flatMap((row) => [...callsIn(row[silencing]!), ...callsIn(row[staying]!)]),
    ...callsIn(core.split('\n## ')[0]!),
  ];
  expect(told.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

let trial: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  trial = await openTestOperator();
  const { written } = trial.context;
  const features = Object.fromEntries(namesOf('Features').map((name) => [name, false]));
  trial.context.written = { ...written, config: { ...written.config, features } };
});
afterAll(() => trial.close());

/** Calls that need an existing record, here a feedback. */
const needsOne = ['feedbackDetail'];
const stay = rowsOf('Features').flatMap((row) => callsIn(row[staying]!));

test.each(stay.filter((name) => endpoints[name].kind === 'read' && !needsOne.includes(name)))(
  '%s, documented as staying, responds while its feature is off',
  async (name) => {
    const { token } = await trial.player();
    const { errcode, code } = await trial.call(name, samples[name], token);
    expect(errcode ?? code).toBe('wrapped' in endpoints[name] ? 200 : 0);
  },
);

test.each([...silenced.map(([name]) => [name, 404] as const), ['feedbackAdd', 423] as const])(
  '%s is refused with %i while its feature is off',
  async (name, refused) => {
    const { token } = await trial.player();
    const act = { requestId: randomUUID(), notAfter: trial.clock.time + 60_000 };
    const { errcode, code } = await trial.call(name, { ...samples[name], ...act }, token);
    expect(errcode ?? code).toBe(refused);
  },
);

test('a copy of an act gets the first answer, also once the feature is off', async () => {
  const { written } = trial.context;
  const { token } = await trial.player();
  const act = { ...samples.appVipUserReceiveSignInAward, requestId: randomUUID(), notAfter: trial.clock.time + 60_000 };
  trial.context.written = { ...written, config: { ...written.config, features: {} } };
  const first = await trial.call('appVipUserReceiveSignInAward', act, token);
  trial.context.written = written;
  expect(await trial.call('appVipUserReceiveSignInAward', act, token)).toEqual(first);
  expect(first.code).not.toBe(404);
});

test('the document lists exactly the settings of the build', () => {
  expect(namesOf('Settings of the build').toSorted()).toEqual(['PERLAS_BRAND', ...Object.keys(settings)].toSorted());
});

test('docs/operator.md lists every setting of the build too', () => {
  const operator = readFileSync('docs/operator.md', 'utf8');
  expect(namesOf('Settings of the build').filter((name) => !operator.includes(`\`${name}\``))).toEqual([]);
});

test('the document lists the kill switches', () => {
  expect(namesOf('Switches')).toEqual(
    expect.arrayContaining(['maintenance', 'clientMode', 'serviceWorker', 'sw-off.js']),
  );
});

/** How a test refers to a switch that it tests, if not by its name, quoted or as a key. */
const triedAs: Readonly<Record<string, string>> = {
  'sw-off.js': 'takeBack',
  VITE_GOOGLE_CLIENT_ID: 'clientIds',
  VITE_FACEBOOK_CLIENT_ID: 'clientIds',
  VITE_LINE_CLIENT_ID: 'clientIds',
  PERLAS_BRAND: 'readBrand',
};

test.each(['Features', 'Switches', 'Settings of the build'].flatMap(rowsOf).map((row) => [nameOf(row), row] as const))(
  '%s is covered by the test named in the document',
  (name, row) => {
    const file = row.at(-1)!.replaceAll('`', '');
    expect([file, existsSync(file)]).toEqual([file, true]);
    const key = name.split('.').at(-1)!;
    const other = triedAs[name];
    const tried = other ? `\\b${other}\\b` : `['"\`]${key}['"\`]|(?<![\\w.])${key}:`;
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(tried));
  },
);
