import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isStale } from '#sandbox/http/build.ts';
import { furtherNames, furtherSources } from '../tools/furtherScreens.ts';
import { graphFileOf, readGraph, readPrecached, weigh } from '../tools/built.js';

const top = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A text whose fingerprints don't change with the content of files, and weigh as much as before. */
function settled(text: string) {
  let digests = 0;
  return text
    .replaceAll(/([\w.-]*-)[\w-]{8}(?=\.(?:js|css))/g, (_, name: string) => name + digestOf(name).slice(0, 8))
    .replaceAll(/(?<=content="|revision:.)[\da-f]{12}\b/g, '0123456789ab')
    .replaceAll(/(?<=sha256-)[\w+/]{43}/g, () => digestOf(String((digests += 1))));
}

const weights = new Map<string, number>();

/** What a text weighs; most are in both builds. */
function weightOf(text: string) {
  const weight = weights.get(text) ?? weigh(text);
  weights.set(text, weight);
  return weight;
}

/** Builds the app by a config, and weighs it. */
async function weighed(config: string) {
  const dist = mkdtempSync(path.join(tmpdir(), 'room-'));
  try {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error'];
    await run(process.execPath, vite, { cwd: top, env: { ...process.env, NODE_ENV: 'production', DIST: dist } });
    return weightsOf(dist);
  } finally {
    rmSync(dist, { recursive: true });
    rmSync(graphFileOf(dist), { force: true });
  }
}

/** Weighs what every visit loads of a build, what is precached besides, and the service worker. */
function weightsOf(dist: string) {
  const allOf = (files: readonly string[]) =>
    files
      .map((file) => weightOf(settled(readFileSync(path.join(dist, file), 'utf8'))))
      .reduce((sum, each) => sum + each, 0);
  const { first, chunks } = readGraph(dist);
  const loaded = ['index.html', ...first];
  return {
    sources: Object.values(chunks).flatMap((chunk) => chunk.sources),
    first: allOf(loaded),
    installed: allOf(readPrecached(dist).filter((file) => !loaded.includes(file))),
    serviceWorker: allOf(['sw.js']),
  };
}

/** The app as it stands: a merge has just built it. */
const asItStands = () => {
  const dist = path.join(top, 'dist');
  return isStale(dist) ? weighed('vite.config.ts') : weightsOf(dist);
};

test('a further screen with its route, words and calls costs next to nothing who doesn’t open it', async () => {
  const [before, after] = await Promise.all([asItStands(), weighed('tests/tools/furtherScreens.config.ts')]);
  // Several are added: how one more line compresses is a matter of luck.
  expect(after.sources).toEqual(expect.arrayContaining(furtherSources));
  expect(after.first - before.first).toBeLessThanOrEqual(30 * furtherNames.length);
  expect(after.installed - before.installed).toBeLessThanOrEqual(0);
  expect(after.serviceWorker - before.serviceWorker).toBeLessThanOrEqual(10);
}, 120_000);
