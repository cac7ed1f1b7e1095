import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { onDevice } from './db.ts';
import { inMemory } from './memory.ts';
import { rowVersion } from './storage.ts';

const row = (key: string) => ({ key, v: rowVersion, at: 1, value: { of: key } });
let devices = 0;

test.each([
  ['a device', () => onDevice(`test ${++devices}`)],
  ['a memory', async () => inMemory()],
])('%s keeps rows by key and gives the first of them in order', async (_, open) => {
  const { kept } = (await open()).open;
  await kept.put(row('b'), row('c'), row('a'));
  expect(await kept.get('c')).toEqual(row('c'));
  expect(await kept.first(9, 'b')).toEqual([row('b')]);
  expect((await kept.first(2)).map(({ key }) => key)).toEqual(['a', 'b']);
  await kept.drop('a', 'b');
  expect(await kept.count()).toBe(1);
});

test.each([
  ['a device', () => onDevice(`test ${++devices}`)],
  ['a memory', async () => inMemory()],
])('%s forgets every player, and nothing that anybody may see', async (_, open) => {
  const storage = await open();
  await storage.open.kept.put(row('games'));
  await storage.of(1).kept.put(row('mine'));
  await storage.of(2).kept.put(row('mine'));
  await storage.forget();
  expect(await storage.of(1).kept.count()).toBe(0);
  expect(await storage.of(2).kept.count()).toBe(0);
  expect(await storage.open.kept.count()).toBe(1);
});

test('a player’s rows are not another’s', async () => {
  const storage = await onDevice(`test ${++devices}`);
  await storage.of(1).kept.put(row('mine'));
  expect(await storage.of(2).kept.get('mine')).toBeUndefined();
});
