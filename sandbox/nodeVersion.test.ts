import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeFault } from './nodeVersion.js';

const read = (file: string) => readFileSync(file, 'utf8');
const { engines, scripts } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.1', '24.0.0', '26.1.0', '100.0.0'])(
  'Node %s can run Perlas',
  (version) => expect(nodeFault(version, engines.node)).toBeUndefined(),
);

test.each(['12.22.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.5.0'])(
  'Node %s is refused with the versions that can',
  (version) =>
    expect(nodeFault(version, engines.node)).toBe(
      `Perlas needs Node 20.19, 22.12, 24 or later, and this is Node ${version}. Install one of them (https://nodejs.org), run npm ci, and try again.`,
    ),
);

test('a range that the check can’t read fails', () => {
  expect(() => nodeFault('20.19.0', '>=20 <23')).toThrow('">=20 <23" isn\'t understood');
});

test('an installation in a wrong Node fails, and so does that of the sandbox alone', () => {
  expect(read('.npmrc')).toContain('engine-strict=true');
  expect(JSON.parse(read('sandbox/package.json'))).toMatchObject({ engines });
});

const check = 'sandbox/checkNode.js';

/** The scripts that npm starts as a file of ours. */
const started = [
  ...new Set(Object.values(scripts).flatMap((each) => /^node ((?:sandbox|tests)\/\S+\.js)/.exec(each)?.[1] ?? [])),
];

const importsOf = (file: string) =>
  [...read(file).matchAll(/^import (?:[^'"]* from )?'([^']+)';$/gm)].map(([, from = '']) =>
    from.startsWith('.') ? path.join(path.dirname(file), from) : from,
  );

test.each(started.filter((script) => script !== check))('%s checks Node before anything else', (script) => {
  const [first = ''] = importsOf(script);
  expect(first === 'sandbox/typescript.js' ? importsOf(first) : [first]).toEqual([check]);
});

/** A script that starts a tool, with or without settings before it. */
const startsTool = /^(?:\w+=\S+ )*(?:vite|vitest|oxfmt|knip)\b/;

test.each(Object.keys(scripts).filter((name) => startsTool.test(scripts[name]!)))(
  'npm run %s checks Node before a tool that an old one can’t load',
  (name) => expect(scripts[`pre${name}`]).toBe(`node ${check}`),
);

test('the check itself loads no package, whose syntax an old Node may not know', () => {
  expect(importsOf(check)).toEqual(['node:fs', 'sandbox/nodeVersion.js']);
  expect(importsOf('sandbox/nodeVersion.js')).toEqual([]);
});

/** Starts a script in a Node that says it is another version; the wrong port ends a start that isn't refused. */
function startedIn(version: string, script: string) {
  const other = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const env = { ...process.env, PORT: 'none' };
  return spawnSync(process.execPath, ['--import', other, script], { encoding: 'utf8', env });
}

test.each(['sandbox/start.js', 'sandbox/run.js'])('%s ends in an old Node with one sentence', (script) => {
  const { status, stderr, stdout } = startedIn('18.20.8', script);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toBe(nodeFault('18.20.8', engines.node));
});
