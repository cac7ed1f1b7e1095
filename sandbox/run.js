import { runTypeScript } from './typescript.js';

const [script] = process.argv.slice(2);
if (!script) throw new Error('Name the script: node sandbox/run.js sandbox/writeContract.ts');
void runTypeScript(`./${script.replace(/^\.\//, '')}`);
