// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({ keepKyc: vi.fn(async () => {}) }));
vi.mock('#data/worker.ts', () => ({ app }));
vi.mock('./steps.ts', () => ({ textsOf: (said: unknown) => said }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { useKeptDraft } = await import('./useKeptDraft.ts');
type Said = Parameters<typeof useKeptDraft>[0];

const said = (realName: string) => ({ realName }) as Said;
function Trial({ values }: { values: Said }) {
  const { keep, forget } = useKeptDraft(values);
  return (
    <>
      <button onClick={keep}>keep</button>
      <button onClick={forget}>forget</button>
    </>
  );
}

const place = document.createElement('div');
const press = (at: number) => act(async () => place.querySelectorAll('button')[at]!.click());
let root: Root;
const type = (realName: string) => act(async () => root.render(<Trial values={said(realName)} />));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  app.keepKyc.mockClear();
  root = createRoot(place);
  await type('');
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('KY-02: what is typed is kept within 400 ms, however fast somebody goes on typing', async () => {
  for (const name of ['A', 'An', 'Ana', 'Ana ']) {
    await type(name);
    await pass(150);
  }
  expect(app.keepKyc).toHaveBeenCalledExactlyOnceWith(said('Ana'));
  await pass(400);
  expect(app.keepKyc).toHaveBeenLastCalledWith(said('Ana '));
  expect(app.keepKyc).toHaveBeenCalledTimes(2);
});

test('KY-02: the last keys before the page is left are kept too', async () => {
  await type('Ana');
  await act(async () => root.unmount());
  expect(app.keepKyc).toHaveBeenCalledExactlyOnceWith(said('Ana'));
});

test('KY-07: what was sent or forgotten isn’t kept again', async () => {
  await type('Ana');
  await press(0);
  expect(app.keepKyc).toHaveBeenCalledOnce();
  await type('Ana Reyes');
  await press(1);
  await pass(1_000);
  await act(async () => root.unmount());
  expect(app.keepKyc).toHaveBeenCalledOnce();
});
