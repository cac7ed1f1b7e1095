// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';

const show = vi.hoisted(() => vi.fn(async (_name: string, _props: { onEnd: () => void }) => {}));
vi.mock('#nav/modals.ts', () => ({ show }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));

const { guide, setGuideRuns } = await import('./guide.ts');
const { GuideOffer } = await import('./GuideOffer.tsx');

const offer = 'New here? Take the tour';
const started = vi.fn();

beforeEach(async () => {
  localStorage.clear();
  Object.assign(guide, { over: false, runs: false });
  await render(<GuideOffer onStart={started} />);
});

test('the tour is offered while it runs, and not once it has ended (A-48)', async () => {
  expect(button(offer)).toBeUndefined();
  await act(async () => setGuideRuns(true));
  await press(offer);
  expect(started).toHaveBeenCalledOnce();
  expect(show.mock.calls[0]![0]).toBe('guide');
  await act(async () => show.mock.calls[0]![1].onEnd());
  expect(button(offer)).toBeUndefined();
  expect(localStorage.getItem('guide.over')).toBe('true');
});
