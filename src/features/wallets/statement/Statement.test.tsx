// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { button, render, unmount } from '#tests/support/render.tsx';
import { Statement } from './Statement.tsx';

const none = 0 as Money;
const statement = { opening: none, closing: none, totals: [], list: [], lifetimeNetDeposit: none };
const days = { from: '2026-11-01', to: '2026-11-21' };

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('a browser offers to print a statement, the wrapper doesn’t, whose web view prints nothing (P-06)', async () => {
  await render(<Statement statement={statement} days={days} />);
  expect([button('Download CSV'), button('Print')].map(Boolean)).toEqual([true, true]);
  await unmount();
  vi.stubGlobal('NativeBridge', {});
  await render(<Statement statement={statement} days={days} />);
  expect([button('Download CSV'), button('Print')].map(Boolean)).toEqual([true, false]);
});
