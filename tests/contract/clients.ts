import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bruno, brunoParser, clients, generators, needed } from './generators.ts';
import { examplesIn, usesOf, type Published } from './uses.ts';

const contract = path.resolve('node_modules/.cache/contract/openapi.json');
const collection = path.resolve('node_modules/.cache/contract/bruno');
const published = JSON.parse(readFileSync(contract, 'utf8')) as Published;
const folder = mkdtempSync(path.join(tmpdir(), 'perlas-clients-'));

/** Runs a command in the folder of clients; throws with its output unless it succeeds. */
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // The generators ask for a later Node than this repository, whose refusal of others npm hands down; they run in it.
    env: { ...process.env, npm_config_engine_strict: 'false' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}\nEverything is in ${folder}`);
}

const write = (file: string, content: string | object) =>
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

/** The repo's own compiler options, for modules without a project. */
const compilerOptions = {
  composite: false,
  declaration: false,
  emitDeclarationOnly: false,
  allowImportingTsExtensions: false,
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  rootDir: 'clients',
  outDir: 'compiled',
};

function compile(name: string, files: { include: string[]; exclude?: string[] }, more: object = {}) {
  write(`${name}.json`, {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { ...compilerOptions, ...more },
    ...files,
  });
  run(process.execPath, path.resolve('node_modules/typescript/bin/tsc'), '-p', `${name}.json`);
}

interface Parser {
  safeParse(value: unknown): { success: boolean; error?: Error };
}

/** The examples that the generated parsers reject, and the answers without a verdict that they accept. */
async function parsedWrongly(): Promise<string[]> {
  const file = path.join(folder, 'compiled', `${clients.zod}.js`);
  const parsers = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Parser>;
  return examplesIn(published).flatMap(({ name, request, answers }) => {
    const [body, answer] = [parsers[`${name}Body`], parsers[`${name}Response`]];
    if (!body || !answer) return [`${name} has no parser`];
    const results = [body.safeParse(request), ...answers.map((each) => answer.safeParse(each))];
    const rejected = results.flatMap(({ error }) => (error ? [`${name}: ${error.message}`] : []));
    return answer.safeParse({}).success ? [...rejected, `${name} accepts no verdict`] : rejected;
  });
}

interface Request {
  http: { method: string; url: string };
  body: { json: string };
}

/** The addresses of the collection's requests, as Bruno reads them; throws for a file or a body that it can't. */
function addressesInBruno(): string[] {
  const required: unknown = createRequire(path.join(folder, 'package.json'))(brunoParser);
  const { bruToJsonV2, bruToEnvJsonV2, collectionBruToJson } = required as Record<string, (text: string) => unknown>;
  const files = readdirSync(collection, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.bru'));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(collection, file), 'utf8');
    const isRequest = !file.startsWith('environments') && !/(?:folder|collection)\.bru$/.test(file);
    if (!isRequest) {
      (file.startsWith('environments') ? bruToEnvJsonV2 : collectionBruToJson)!(text);
      return [];
    }
    const { http, body } = bruToJsonV2!(text) as Request;
    JSON.parse(body.json);
    return [http.url.replace('{{base}}', '')];
  });
}

write('package.json', { private: true, type: 'module', dependencies: { ...generators, ...needed, ...bruno } });
try {
  run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');
} catch (error) {
  throw new Error('The generators can’t be installed: is the npm registry in reach?', { cause: error });
}
mkdirSync(path.join(folder, 'clients'));
const of = (client: 'fetch' | 'zod') => ({
  input: contract,
  output: { client, mode: 'single', target: `clients/${clients[client]}.ts` },
});
write('orval.config.mjs', `export default ${JSON.stringify({ fetch: of('fetch'), zod: of('zod') })};`);
run('npm', 'exec', '--no', '--', 'openapi-typescript', contract, '-o', `clients/${clients.types}.ts`);
run('npm', 'exec', '--no', '--', 'orval', '--config', 'orval.config.mjs');
run('npm', 'exec', '--no', '--', 'openapi-ts', '-i', contract, '-o', 'clients/hey-api');
for (const [name, text] of Object.entries(usesOf(published))) write(`clients/${name}.ts`, text);

compile('strictest', { include: ['clients/*.ts'], exclude: ['clients/uses-hey-api.ts'] });
// What hey-api generates beside the types doesn't fit `exactOptionalPropertyTypes`, whatever the contract is.
compile('strict', { include: ['clients/uses-hey-api.ts', 'clients/hey-api'] }, { exactOptionalPropertyTypes: false });

const wrong = await parsedWrongly();
const paths = Object.keys(published.paths);
const requested = new Set(addressesInBruno());
wrong.push(...paths.filter((each) => !requested.has(each)).map((each) => `Bruno has no request to ${each}`));
if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nEverything is in ${folder}`);
const versions = Object.entries({ ...generators, ...bruno }).map(([name, version]) => `${name} ${version}`);
console.log(`${paths.length} calls compile and are parsed: ${versions.join(', ')}`);
rmSync(folder, { recursive: true });
