import { spawnSync } from 'node:child_process';
import path from 'node:path';

const top = path.join(import.meta.dirname, '../..');

/** Runs one of the soaks in Chromium, configured by environment variables; the process exits with the worst result. */
export function play(/** @type {string} */ spec, /** @type {Record<string, string>} */ env) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(top, 'node_modules/playwright/cli.js'), 'test', '-c', 'tests/soak', spec],
    { cwd: top, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  process.exitCode = Math.max(Number(process.exitCode ?? 0), status ?? 1);
}
