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

test('in the first day a looser limit can only be cancelled (SX-02)', () => {
  expect(document.body.textContent).toContain('You can confirm it from Nov\u00A022,\u00A02026, 12:00.');
  expect(buttons()).toEqual(['Keep current limit']);
});

test('after a day a looser limit can be confirmed (SX-02)', async () => {
  await advance(loosening.wait);
  expect(document.body.textContent).toContain('Confirm it by Nov\u00A025,\u00A02026, 12:00.');
  expect(buttons()).toEqual(['Confirm', 'Keep current limit']);
  await press('Confirm');
  expect(app.rg.confirmLimit).toHaveBeenCalledExactlyOnceWith(3);
});

test('an unconfirmed looser limit lapses after three more days, also on an open page (SX-02)', async () => {
  await advance(loosening.wait + loosening.confirm);
  expect(document.body.textContent).toBe('');
});
