import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openApi } from './contract.ts';
import { memoryDb } from './db/memory.ts';
import { brunoCollection } from './contract/bruno.ts';
import { defaultPort } from './server.ts';
import { openMoneyTest } from './testing/moneyTest.ts';
import { releasedFile } from './testing/published.ts';
import { examplesOf } from './testing/sampleCalls.ts';

const folder = path.resolve('node_modules/.cache/contract');
const operator = await openMoneyTest({ db: await memoryDb() });
const examples = await examplesOf(operator);
await operator.close();
const contract = openApi({ examples });
const requests = brunoCollection(contract, `http://localhost:${defaultPort}`);
const files = {
  'openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
  ...Object.fromEntries(Object.entries(requests).map(([name, text]) => [`bruno/${name}`, text])),
};
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of Object.entries(files)) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(
  `The contract is in ${path.join(folder, 'openapi.json')}, its requests for Bruno in ${path.join(folder, 'bruno')}`,
);

if (process.argv.includes('--released')) {
  // Later contracts are tested against this one.
  writeFileSync(releasedFile, gzipSync(JSON.stringify(openApi())));
  console.log(`The last release's contract is in ${releasedFile}`);
}
