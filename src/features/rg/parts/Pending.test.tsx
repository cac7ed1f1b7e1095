// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loosening } from '#contract/protection.ts';

const app = vi.hoisted(() => ({ confirmLimit: vi.fn(async () => {}), keepLimit: vi.fn(async () => {}) }));
vi.mock('#data/worker.ts', () => ({ app }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { Pending } = await import('./Pending.tsx');

const now = Date.UTC(2026, 10, 21, 4);
let root: Root;

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers({ now });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const effectiveAt = now + loosening.wait;
  const pending = { value: 90_000, effectiveAt, confirmBy: effectiveAt + loosening.confirm };
  await act(async () => root.render(<Pending id={3} kind="deposit" pending={pending} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('SX-02: for a day a looser limit can only be dropped', () => {
  expect(document.body.textContent).toContain('It waits until Nov\u00A022,\u00A02026, 12:00.');
  expect(buttons()).toEqual(['Keep the limit as it is']);
});

test('SX-02: then it takes the second word', async () => {
  await pass(loosening.wait);
  expect(document.body.textContent).toContain('You can confirm it until Nov\u00A025,\u00A02026, 12:00.');
  expect(buttons()).toEqual(['Confirm', 'Keep the limit as it is']);
  await act(async () => document.querySelector('button')!.click());
  expect(app.confirmLimit).toHaveBeenCalledExactlyOnceWith(3);
});

test('SX-02: without one it has lapsed after three days more, also on a page that stays open', async () => {
  await pass(loosening.wait + loosening.confirm);
  expect(document.body.textContent).toBe('');
});
