// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ref } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({
  read: vi.fn(async () => {}),
  show: vi.fn(async () => {}),
  letGo: vi.fn(async () => {}),
  track: async () => {},
}));
const greetings = vi.hoisted(() => [] as ((core: typeof app) => void)[]);
vi.mock('./worker.ts', () => ({ app, onWorker: (greet: (core: typeof app) => void) => void greetings.push(greet) }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('./stores.ts');
const { useReply } = await import('./useReply.ts');

const key = 'rechargeStatus {"orderNo":"A"}';
function Screen() {
  useReply('rechargeStatus', { orderNo: 'A' });
  return null;
}

let root: Root;
beforeEach(async () => {
  vi.clearAllMocks();
  root = createRoot(document.createElement('div'));
  await act(async () => root.render([<Screen key="a" />]));
});
afterEach(() => act(async () => root.unmount()));

test('what a screen shows is shown and asked for again when another worker has come', async () => {
  expect([app.show, app.read].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await act(async () => greetings.forEach((greet) => greet(app)));
  expect([app.show, app.read].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('an answer known to be old is asked for again, and so is the next one that is old when it comes', async () => {
  for (const at of [1, 2]) {
    await act(async () => void (stores.replies[key] = ref({ value: {}, at, stale: true })));
    expect(app.read).toHaveBeenCalledTimes(1 + at);
  }
  await act(async () => void (stores.replies[key] = ref({ value: {}, at: 3 })));
  expect(app.read).toHaveBeenCalledTimes(3);
});

test('the worker may let go of an answer when the last screen that shows it has gone', async () => {
  await act(async () => root.render([<Screen key="a" />, <Screen key="b" />]));
  await act(async () => root.render([<Screen key="b" />]));
  expect(app.letGo).not.toHaveBeenCalled();
  await act(async () => root.render(null));
  expect(app.letGo).toHaveBeenCalledExactlyOnceWith(key);
});
