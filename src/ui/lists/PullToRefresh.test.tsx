// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PullToRefresh } from './PullToRefresh.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const refresh = vi.fn(async () => {});
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
let root: Root;

const touch = (name: string, clientY: number, clientX = 0, on = 'p') =>
  act(async () => {
    const touches = name === 'touchend' ? [] : [{ clientX, clientY }];
    find(on).dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { touches }));
  });

async function pull(by: number, { sideways = 0, on = 'p' } = {}) {
  await touch('touchstart', 0, 0, on);
  await touch('touchmove', by, sideways, on);
  await touch('touchend', by, sideways, on);
}

beforeEach(async () => {
  refresh.mockReset().mockResolvedValue();
  document.body.innerHTML = '<p>list</p><dialog><b>over it</b></dialog><div></div>';
  root = createRoot(find('div'));
  await act(async () => root.render(<PullToRefresh onRefresh={refresh} label="Refresh" busyText="Refreshing" />));
});
afterEach(() => act(async () => root.unmount()));

test('a page asks anew when it is pulled 72 pixels, and no sooner', async () => {
  await pull(71);
  expect(refresh).not.toHaveBeenCalled();
  await pull(72);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a finger that thinks better of it, or goes sideways, pulls nothing', async () => {
  await touch('touchstart', 0);
  await touch('touchmove', 90);
  await touch('touchmove', 20);
  await touch('touchend', 20);
  await pull(80, { sideways: 120 });
  expect(refresh).not.toHaveBeenCalled();
});

test('nor does one that begins down the page, or in a dialog', async () => {
  vi.stubGlobal('scrollY', 40);
  await pull(200);
  vi.stubGlobal('scrollY', 0);
  await pull(200, { on: 'b' });
  expect(refresh).not.toHaveBeenCalled();
});

test('a button does the same, and a screen reader hears that it is under way, once', async () => {
  let done = () => {};
  refresh.mockReturnValue(new Promise<void>((resolve) => (done = resolve)));
  await act(async () => find('button').click());
  await act(async () => find('button').click());
  expect(refresh).toHaveBeenCalledOnce();
  expect(find('output').textContent).toBe('Refreshing');
  await act(async () => done());
  expect(find('output').textContent).toBe('');
});
