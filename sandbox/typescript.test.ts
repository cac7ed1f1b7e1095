import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from './top.ts';

test('node sandbox/start.js runs from any folder', () => {
  // The wrong port ends the sandbox once its sources are loaded.
  const env = { ...process.env, PORT: 'none' };
  const start = path.join(top, 'sandbox/start.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], { cwd: tmpdir(), encoding: 'utf8', env });
  expect(stderr.trim()).toBe('PORT must be a whole number from 1 to 65531, and is "none".');
  expect([status, stdout]).toEqual([1, '']);
});
