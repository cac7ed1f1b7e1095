import { spawnSync } from 'node:child_process';
import path from 'node:path';

// So many minutes, as `npm run soak:browser -- 30` says.
const [minutes = '1'] = process.argv.slice(2);
const top = path.join(import.meta.dirname, '../..');
const { status } = spawnSync(
  process.execPath,
  [path.join(top, 'node_modules/playwright/cli.js'), 'test', '-c', 'tests/soak'],
  { cwd: top, stdio: 'inherit', env: { ...process.env, SOAK_MINUTES: minutes } },
);
process.exitCode = status ?? 1;
