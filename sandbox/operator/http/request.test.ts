import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { askedOf, bodyOf, longestBody, traceIdOf } from './request.ts';

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

test('a body that breaks off is refused like one that is no JSON (S18)', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  await expect(send(body)).rejects.toMatchObject({ code: 400, details: { field: 'body' } });
});

const trace = '0b5a1d3e7f424c8a9e612d90f1c3ab57';
const span = '00002d90f1c3ab57';
const traced = (traceparent: string) => traceIdOf(new Request('http://localhost/', { headers: { traceparent } }));

test('the trace of a request is read from its traceparent, of this version and later ones', () => {
  expect(traced(`00-${trace}-${span}-01`)).toBe(trace);
  expect(traced(`01-${trace}-${span}-00`)).toBe(trace);
});

test.each([
  '',
  trace,
  `00-${trace}-${span}`,
  `ff-${trace}-${span}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace}-${span}-01-${'x'.repeat(9_000)}`,
])('a traceparent that is none is ignored: %.60j', (header) => expect(traced(header)).toBe(''));

test('a copy of an exclusion without its proof or from another moment is the same, one of another length isn’t', () => {
  const asked = (more: object) => askedOf(endpoints.selfExclude, { type: 2, months: 6, ...more }, 'secret');
  expect(asked({ password: 'perlas88' })).toBe(asked({}));
  expect(asked({ smsCode: '123456' })).toBe(asked({}));
  expect(asked({ from: 1 })).toBe(asked({}));
  expect(asked({ months: 12 })).not.toBe(asked({}));
});
