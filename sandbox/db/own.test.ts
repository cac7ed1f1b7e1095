import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDb } from './open.ts';
import { own } from './own.ts';

let parent = '';
beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'own-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('a data folder has one owner at a time', async () => {
  const folder = path.join(parent, 'one');
  const release = await own(folder);
  await expect(own(folder)).rejects.toThrow('is in use by another process');
  release();
  (await own(folder))();
});

test('a folder whose owner was killed can be claimed', async () => {
  const folder = path.join(parent, 'two');
  const hold = `require('node:net').createServer().listen(${JSON.stringify(`${folder}.lock`)}, () => console.log('mine'))`;
  const owner = spawn(process.execPath, ['-e', hold]);
  await once(owner.stdout, 'data');
  await expect(own(folder)).rejects.toThrow('is in use');
  owner.kill('SIGKILL');
  await once(owner, 'close');
  (await own(folder))();
});

test('a folder with a long name is locked too', async () => {
  const folder = path.join(parent, 'long'.repeat(40));
  const release = await own(folder);
  await expect(own(folder)).rejects.toThrow('is in use');
  release();
});

test('an unusable location produces a readable error', async () => {
  await expect(openDb({ data: '/dev/null/data' })).rejects.toThrow("can't write its data to /dev/null/data");
});

test('a full disk produces a readable error, and the folder can be opened again', async () => {
  vi.spyOn(PGlite, 'create').mockRejectedValueOnce({ name: 'ErrnoError', errno: 51 });
  const data = path.join(parent, 'full');
  await expect(openDb({ data })).rejects.toThrow(`can't write its data to ${data} (ENOSPC): its disk is full`);
  (await own(path.join(data, 'db')))();
});
