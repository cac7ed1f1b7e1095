// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app, onWorker } from '#tests/support/worker.ts';

const report = vi.hoisted(() => vi.fn<(failure: unknown, again?: () => void) => void>());
vi.mock('./report.ts', () => ({ report }));
const { Failure } = await import('#contract/failure.ts');
const { stores } = await import('#data/stores.ts');
const { useReply } = await import('./useReply.ts');
const greetings = onWorker.mock.calls.map(([greet]) => greet);

const key = 'rechargeStatus {"orderNo":"A"}';
function Screen() {
  return useReply('rechargeStatus', { orderNo: 'A' }).failure?.kind;
}

beforeEach(() => render([<Screen key="a" />]));

test('a new worker makes a screen subscribe and request again', async () => {
  expect([app.replies.show, app.replies.read].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await act(async () => greetings.forEach((greet) => greet(app)));
  expect([app.replies.show, app.replies.read].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('a stale reply is requested again, and so is the next one if it arrives stale', async () => {
  for (const at of [1, 2]) {
    await act(async () => void (stores.replies[key] = ref({ value: {}, at, stale: true })));
    expect(app.replies.read).toHaveBeenCalledTimes(1 + at);
  }
  await act(async () => void (stores.replies[key] = ref({ value: {}, at: 3 })));
  expect(app.replies.read).toHaveBeenCalledTimes(3);
});

test('the worker releases a reply when the last screen that shows it is gone', async () => {
  await render([<Screen key="a" />, <Screen key="b" />]);
  await render([<Screen key="b" />]);
  expect(app.replies.letGo).not.toHaveBeenCalled();
  await render(null);
  expect(app.replies.letGo).toHaveBeenCalledExactlyOnceWith(key);
});

test('a first read that times out is reported with a retry (M-13)', async () => {
  await render(null);
  setReply(key, undefined);
  app.replies.read.mockRejectedValueOnce(new Failure('timeout'));
  await render([<Screen key="c" />]);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Failure), expect.any(Function));
  app.replies.read.mockClear();
  await act(async () => report.mock.calls[0]![1]!());
  expect(app.replies.read).toHaveBeenCalledOnce();
});

test('a refresh that times out, or a first read that fails otherwise, is not reported (A10)', async () => {
  stores.replies[key] = ref({ value: {}, at: 1 });
  app.replies.read.mockRejectedValueOnce(new Failure('timeout'));
  await act(async () => greetings.forEach((greet) => greet(app)));
  setReply(key, undefined);
  app.replies.read.mockRejectedValueOnce(new Failure('network'));
  await act(async () => greetings.forEach((greet) => greet(app)));
  expect(app.replies.read).toHaveBeenCalledTimes(3);
  expect(report).not.toHaveBeenCalled();
});

test('a failed reply is requested again once the operator responds (R-38)', async () => {
  await render(null);
  setReply(key, undefined);
  stores.network.failing = true;
  app.replies.read.mockClear().mockRejectedValueOnce(new Failure('network'));
  await render([<Screen key="d" />]);
  expect(document.body.textContent).toBe('network');
  expect(app.replies.read).toHaveBeenCalledOnce();
  await act(async () => void (stores.network.failing = false));
  expect(app.replies.read).toHaveBeenCalledTimes(2);
  expect(document.body.textContent).toBe('');
});

test('a failed reply is not requested again while the operator is down, but once it is up (F1)', async () => {
  await render(null);
  setReply(key, undefined);
  Object.assign(stores.network, { failing: true, down: true });
  app.replies.read.mockClear().mockRejectedValueOnce(new Failure('network'));
  await render([<Screen key="e" />]);
  await act(async () => void (stores.network.failing = false));
  expect(app.replies.read).toHaveBeenCalledOnce();
  await act(async () => void (stores.network.down = false));
  expect(app.replies.read).toHaveBeenCalledTimes(2);
});

test('a failure is cleared by any newer reply, whoever requested it (O-05)', async () => {
  stores.replies[key] = ref({ value: {}, at: 1 });
  app.replies.read.mockRejectedValueOnce(new Failure('offline'));
  await act(async () => greetings.forEach((greet) => greet(app)));
  expect(document.body.textContent).toBe('offline');
  await act(async () => void (stores.replies[key] = ref({ value: {}, at: 2 })));
  expect(document.body.textContent).toBe('');
});
