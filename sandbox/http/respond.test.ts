import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { press } from './pressed.ts';
import { createRespond } from './respond.ts';

/** An app-start answer, a new object each time, as after translation. */
const answer = (changes: object = {}) => ({
  code: 200,
  serverTime: 1,
  notices: [{ id: 1, title: 'First' }],
  customerQueue: [],
  gameListVersion: 'v1',
  games: [{ id: 1, name: 'Pearl' }],
  ...changes,
});

function opened() {
  const heads: string[] = [];
  const respond = createRespond((head) => {
    heads.push(head);
    return press(head);
  });
  async function ask(changes?: object) {
    const request = new Request('http://localhost', { headers: { 'accept-encoding': 'br' } });
    const response = await respond(request, answer(changes));
    return JSON.parse(String(brotliDecompressSync(Buffer.from(await response.arrayBuffer())))) as object;
  }
  return { heads, ask };
}

test('equal game lists are compressed once, even as separate copies (S30)', async () => {
  const { heads, ask } = opened();
  await Promise.all([ask(), ask(), ask({ serverTime: 2 })]);
  expect(heads).toHaveLength(1);
});

test.each([
  ['notices', [{ id: 2, title: 'Second' }]],
  ['customerQueue', [{ itemType: 1 }]],
  ['games', [{ id: 1, name: 'Perlas' }]],
])('changed %s appear in the next response', async (name, value) => {
  const { heads, ask } = opened();
  expect(await ask()).toEqual(answer());
  expect(await ask({ [name]: value })).toEqual(answer({ [name]: value }));
  expect(heads).toHaveLength(2);
});

test('only the latest entries are kept (S18)', async () => {
  const { heads, ask } = opened();
  for (let version = 0; version < 20; version++) await ask({ gameListVersion: `v${version}` });
  await ask({ gameListVersion: 'v19' });
  expect(heads).toHaveLength(20);
  await ask({ gameListVersion: 'v0' });
  expect(heads).toHaveLength(21);
});
