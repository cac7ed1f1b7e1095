import { expect, test } from 'vitest';
import { noteCalls } from './calls.ts';
import type { IdentifiedCall } from './client.ts';
import { Failure } from '#contract/failure.ts';

const uuid = () => '00000000-0000-4000-8000-00000000c0de';
/** The last part of that id. */
const id = '00000000c0de';

/** Logged calls with a stubbed outcome; each takes 40 ms. */
function start(end: () => unknown = () => ({})) {
  const clock = { time: 1_000 };
  const call = (async () => {
    clock.time += 40;
    return end();
  }) as unknown as IdentifiedCall;
  const warnings: string[] = [];
  return { ...noteCalls(call, { now: () => clock.time, uuid }, (text) => void warnings.push(text)), warnings };
}
const fail = (failure: Failure) => () => {
  throw failure;
};

test('a call is logged by name, result and duration, never with its content', async () => {
  const { call, last } = start(() => ({ coin: 4_200 }));
  await call('accountLogin', { account: 'ana', password: 'secret88', loginKind: 2, deviceId: 'd' });
  expect(last()).toEqual([{ call: 'accountLogin', id, code: 0, ms: 40, at: 1_040 }]);
});

test.each([
  [new Failure('refused', 3001), 3001],
  [new Failure('server', 502), 502],
  [new Failure('timeout'), 'timeout'],
  [new Failure('offline'), 'offline'],
])('a failure is passed on to the caller and logged: %s', async (failure, code) => {
  const { call, last } = start(fail(failure));
  await expect(call('refreshData', {})).rejects.toBe(failure);
  expect(last()).toMatchObject([{ call: 'refreshData', code }]);
});

test('an HTTP error is logged with method, URL and status, and warned about once (X-06)', async () => {
  const text = '[POST] "http://operator.test/app/v1/refreshData": 502 Bad Gateway';
  const { call, last, warnings } = start(fail(new Failure('server', 502, {}, text)));
  await call('refreshData', {}).catch(() => {});
  expect(last()).toEqual([{ call: 'refreshData', id, code: 502, text, ms: 40, at: 1_040 }]);
  expect(warnings).toEqual([`refreshData ${text}`]);
});

test('a failure with nothing but its kind logs no text', async () => {
  const { call, last, warnings } = start(fail(new Failure('refused', 3001)));
  await call('refreshData', {}).catch(() => {});
  expect(last()[0]).not.toHaveProperty('text');
  expect(warnings).toEqual([]);
});

test('the last twenty calls are kept, the newest first', async () => {
  const { call, last } = start();
  for (let each = 0; each < 25; each++) await call('refreshData', {});
  expect(last().map(({ at }) => at)).toHaveLength(20);
  expect(last()[0]).toMatchObject({ at: 2_000 });
});
