// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { renderHook } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { useAnswer } = await import('./useAnswer.ts');

const reachable = { onLine: true, failing: false, portal: false, down: false };
const setNetwork = (changes: Partial<typeof reachable>) => act(async () => void Object.assign(stores.network, changes));

/** Asks, gets this failure, and then the network changes; later reads end as `next` does. */
async function missed(failure: Failure, before: Partial<typeof reachable>, next: () => Promise<void>) {
  app.replies.read.mockRejectedValue(failure);
  Object.assign(stores.network, before);
  const hook = await renderHook(() => useAnswer('getExchange', {}));
  expect(hook.current.unknown).toMatchObject({ isFailed: true });
  app.replies.read.mockReset().mockImplementation(next);
  return hook;
}

beforeEach(() => {
  app.replies.read.mockReset();
  Object.assign(stores.network, reachable);
  stores.replies = {};
});

describe('a missing answer', () => {
  test.each([
    ['the network is back', { onLine: false }, new Failure('offline')],
    ['a call succeeds', { failing: true }, new Failure('network')],
    ['a captive portal that redirects is left', { portal: true }, new Failure('network')],
    ['a captive portal that answers with its page is left', { portal: true }, new Failure('garbled')],
    ['a captive portal that answers with 511 is left', { portal: true }, new Failure('server', 511)],
    ['the network is back after its token was replaced', { onLine: false }, new Failure('expired', codes.signedOut)],
    ['the operator is up again', { down: true }, new Failure('timeout')],
  ])('is asked for and awaited once %s', async (_, before, failure) => {
    let answer = () => {};
    const hook = await missed(failure, before, () => new Promise<void>((done) => (answer = done)));
    await setNetwork(reachable);
    expect(hook.current.unknown).toMatchObject({ isFailed: false });
    expect(app.replies.read).toHaveBeenCalled();
    await act(async () => {
      setReply('getExchange', { turnover: {} });
      answer();
    });
    expect(hook.current).toMatchObject({ value: { turnover: {} }, unknown: undefined });
  });

  test.each([
    ['the network is back', { onLine: false }, new Failure('offline')],
    ['a call succeeds', { failing: true }, new Failure('network')],
  ])('is not asked for while the operator is down, though %s', async (_, before, failure) => {
    await missed(failure, { ...before, down: true }, async () => {});
    await setNetwork({ ...reachable, down: true });
    expect(app.replies.read).not.toHaveBeenCalled();
  });

  test('is known to be none once the operator refuses it after a return', async () => {
    const hook = await missed(new Failure('offline'), { onLine: false }, async () => {
      throw new Failure('refused', codes.notFound);
    });
    await setNetwork({ onLine: true });
    expect(hook.current).toMatchObject({ value: undefined, unknown: undefined });
  });
});

test.each([
  ['is known', async () => setReply('getExchange', { turnover: {} })],
  ['has failed at the operator', () => Promise.reject(new Failure('server', 500))],
  ['can’t be read', () => Promise.reject(new Failure('garbled'))],
  ['is none', () => Promise.reject(new Failure('refused', codes.notFound))],
])('an answer that %s is not asked for when the network is back', async (_, read) => {
  app.replies.read.mockImplementation(read);
  await renderHook(() => useAnswer('getExchange', {}));
  await setNetwork({ onLine: false });
  app.replies.read.mockClear();
  await setNetwork({ onLine: true });
  expect(app.replies.read).not.toHaveBeenCalled();
});
