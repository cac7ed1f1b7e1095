import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';

/** Installing the generators and compiling their output on a busy machine, milliseconds. */
const patience = 600_000;

test('generated clients of every call compile and take the contract’s examples, and Bruno reads its collection @long', async () => {
  test.setTimeout(patience);
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'contract:clients'], { shell });
  expect(stdout).toMatch(/\d+ calls compile and are parsed/);
});
