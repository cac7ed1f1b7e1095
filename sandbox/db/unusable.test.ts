import { expect, test } from 'vitest';
import { unusableDatabase, unusableFolder } from './unusable.ts';

/** Says by a code why a folder can't be written, as Node does. */
const coded = (code: string) => Object.assign(new Error('…'), { code });

/** PGlite's file system throws these, which are no `Error`. */
const thrown = (errno: number) => ({ name: 'ErrnoError', errno });

const before = "The sandbox can't write its data to /data";

test.each([
  [thrown(51), '(ENOSPC): its disk is full. Free some space, or name another folder with SANDBOX_DATA.'],
  [coded('53100'), '(ENOSPC): its disk is full. Free some space, or name another folder with SANDBOX_DATA.'],
  [coded('ENOSPC'), '(ENOSPC): its disk is full. Free some space, or name another folder with SANDBOX_DATA.'],
  [
    thrown(19),
    '(EDQUOT): your quota of its disk is used up. Free some space, or name another folder with SANDBOX_DATA.',
  ],
  [coded('EACCES'), '(EACCES): you lack the right to. Get it, or name another folder with SANDBOX_DATA.'],
  [thrown(63), '(EPERM): you lack the right to. Get it, or name another folder with SANDBOX_DATA.'],
  [coded('EROFS'), '(EROFS): its disk is read-only. Make it writable, or name another folder with SANDBOX_DATA.'],
  [thrown(54), '(ENOTDIR). Name another folder with SANDBOX_DATA.'],
  [thrown(7), '(7). Name another folder with SANDBOX_DATA.'],
  [{ odd: 1 }, '({ odd: 1 }). Name another folder with SANDBOX_DATA.'],
  [undefined, '(undefined). Name another folder with SANDBOX_DATA.'],
])('a folder that can’t be written says why and what to do: %j', (cause, text) => {
  expect(unusableFolder(cause, '/data')).toMatchObject({ message: `${before} ${text}`, cause });
});

test('an error of another kind stays what it is', () => {
  const own = coded('23505');
  expect([unusableFolder(own, '/data'), unusableDatabase(own, 'postgres://a/b')]).toEqual([own, own]);
});

const where = 'PostgreSQL at db.example:5432 (DATABASE_URL)';

test.each([
  [coded('ECONNREFUSED'), `${where} can't be reached (ECONNREFUSED). Start it, or correct the address.`],
  [
    new Error('Connection terminated due to connection timeout'),
    `${where} can't be reached (ETIMEDOUT). Start it, or correct the address.`,
  ],
  [coded('53100'), `The disk of ${where} is full. Free some space.`],
  [
    Object.assign(new Error('database "x" does not exist'), { code: '3D000' }),
    `${where} refuses: database "x" does not exist.`,
  ],
])('a PostgreSQL that can’t be used says why, without its password: %j', (cause, message) => {
  expect(unusableDatabase(cause, 'postgres://me:secret@db.example:5432/x')).toMatchObject({ message, cause });
});

test('an address of a PostgreSQL that is none says so', () => {
  expect(unusableDatabase(coded('ENOTFOUND'), 'nonsense').message).toBe(
    "PostgreSQL at an address that is none (DATABASE_URL) can't be reached (ENOTFOUND). Start it, or correct the address.",
  );
});
