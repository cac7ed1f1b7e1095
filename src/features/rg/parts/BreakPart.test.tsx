// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';

const { BreakPart } = await import('./BreakPart.tsx');

test('the end of a break shows before it is confirmed, and follows the choice (RG-17)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 11, 10) });
  await render(<BreakPart onDone={() => {}} />);
  const until = () => document.querySelector('output')!.textContent.replaceAll('\u00A0', ' ');
  expect(until()).toBe('You can’t play until Nov 24, 2026, 19:10.');
  await press('7 days');
  expect(until()).toBe('You can’t play until Nov 30, 2026, 19:10.');
});
