// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { loosening } from '#contract/protection.ts';

vi.mock('#nav/report.ts', () => ({ report: () => {} }));

const { Pending } = await import('./Pending.tsx');

const now = Date.UTC(2026, 10, 21, 4);

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.useFakeTimers({ now });
  const effectiveAt = now + loosening.wait;
  const pending = { value: 90_000, effectiveAt, confirmBy: effectiveAt + loosening.confirm };
  await render(<Pending id={3} kind="deposit" pending={pending} />);
});

test('SX-02: for a day a looser limit can only be dropped', () => {
  expect(document.body.textContent).toContain('You can confirm it from Nov\u00A022,\u00A02026, 12:00.');
  expect(buttons()).toEqual(['Keep current limit']);
});

test('SX-02: then it takes the second word', async () => {
  await advance(loosening.wait);
  expect(document.body.textContent).toContain('Confirm it by Nov\u00A025,\u00A02026, 12:00.');
  expect(buttons()).toEqual(['Confirm', 'Keep current limit']);
  await press('Confirm');
  expect(app.rg.confirmLimit).toHaveBeenCalledExactlyOnceWith(3);
});

test('SX-02: without one it has lapsed after three days more, also on a page that stays open', async () => {
  await advance(loosening.wait + loosening.confirm);
  expect(document.body.textContent).toBe('');
});
