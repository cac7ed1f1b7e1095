import { expect, test } from 'vitest';
import { bodyOf, longestBody } from './request.ts';

const address = 'http://localhost/app/v1/online';
const headers = { 'content-type': 'application/json' };
const chunk = new TextEncoder().encode(' '.repeat(64 * 1_024));

/** A practically endless body, and the number of bytes read from it. */
function endless() {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += chunk.length;
      if (read > 50_000_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { body, read: () => read };
}
const send = (body: BodyInit, more: Record<string, string> = {}) =>
  bodyOf(
    new Request(address, { method: 'POST', headers: { ...headers, ...more }, body, duplex: 'half' } as RequestInit),
    longestBody,
  );

test('a body declared too long is not read (S18)', async () => {
  const { body, read } = endless();
  await expect(send(body, { 'content-length': '50000000' })).rejects.toMatchObject({ code: 400 });
  expect(read()).toBeLessThanOrEqual(chunk.length);
});

test('an endless body is cut off at the maximum length (S18)', async () => {
  const { body, read } = endless();
  await expect(send(body)).rejects.toMatchObject({ code: 400 });
  expect(read()).toBeLessThan(longestBody + 4 * chunk.length);
});

test('a chunked body is read whole, even when a chunk splits a character', async () => {
  const bytes = new TextEncoder().encode('{"nickname":"Peña 😀"}');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await send(body)).toEqual({ nickname: 'Peña 😀' });
});
