import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openApi } from './contract.ts';
import { openMoneyTest } from './testing/moneyTest.ts';
import { releasedFile } from './testing/published.ts';
import { examplesOf } from './testing/sampleCalls.ts';

const file = path.resolve('node_modules/.cache/contract/openapi.json');
const operator = await openMoneyTest();
const examples = await examplesOf(operator);
await operator.close();
mkdirSync(path.dirname(file), { recursive: true });
rmSync(file, { force: true });
writeFileSync(file, `${JSON.stringify(openApi({ examples }), null, 1)}\n`);
console.log(`The contract is in ${file}`);

if (process.argv.includes('--released')) {
  // Later contracts are tested against this one.
  writeFileSync(releasedFile, gzipSync(JSON.stringify(openApi())));
  console.log(`The last release's contract is in ${releasedFile}`);
}
