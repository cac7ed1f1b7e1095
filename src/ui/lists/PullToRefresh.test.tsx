// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

const refresh = vi.fn(async () => {});
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

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
  document.body.innerHTML = '<p>list</p><dialog><b>over it</b></dialog>';
  await render(<PullToRefresh onRefresh={refresh} label="Refresh" busyText="Refreshing" />);
});

test('a page refreshes when pulled 72 pixels, not less', async () => {
  await pull(71);
  expect(refresh).not.toHaveBeenCalled();
  await pull(72);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a pull that returns or goes sideways refreshes nothing', async () => {
  await touch('touchstart', 0);
  await touch('touchmove', 90);
  await touch('touchmove', 20);
  await touch('touchend', 20);
  await pull(80, { sideways: 120 });
  expect(refresh).not.toHaveBeenCalled();
});

test('a pull that starts down the page, or in a dialog, refreshes nothing', async () => {
  vi.stubGlobal('scrollY', 40);
  await pull(200);
  vi.stubGlobal('scrollY', 0);
  await pull(200, { on: 'b' });
  expect(refresh).not.toHaveBeenCalled();
});

test('a button refreshes too, and a screen reader announces it once', async () => {
  let done = () => {};
  refresh.mockReturnValue(new Promise<void>((resolve) => (done = resolve)));
  await press('Refresh');
  await press('Refresh');
  expect(refresh).toHaveBeenCalledOnce();
  expect(find('output').textContent).toBe('Refreshing');
  await act(async () => done());
  expect(find('output').textContent).toBe('');
});
