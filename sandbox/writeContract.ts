import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi } from './contract.ts';

const file = path.resolve('node_modules/.cache/contract/openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`);
console.log(`The contract is in ${file}`);
