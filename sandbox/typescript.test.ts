import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from './top.ts';

/** Runs one of our files in another folder; the wrong port ends the sandbox once its sources are loaded. */
const runElsewhere = (command: string) => {
  const env = { ...process.env, PORT: 'none' };
  const [script = '', ...rest] = command.split(' ');
  return spawnSync(process.execPath, [path.join(top, script), ...rest], { cwd: tmpdir(), encoding: 'utf8', env });
};

test.each(['sandbox/start.js', 'sandbox/run.js sandbox/main.ts'])('node %s runs from any folder', (command) => {
  const { status, stdout, stderr } = runElsewhere(command);
  expect(stderr.trim()).toBe('PORT must be a whole number from 1 to 65531, and is "none".');
  expect([status, stdout]).toEqual([1, '']);
});
