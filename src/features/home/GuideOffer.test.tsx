// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

vi.mock('#nav/modals.ts', () => ({ show: async () => {} }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));

const { guide, setGuideRuns } = await import('./guide.ts');
const { GuideOffer } = await import('./GuideOffer.tsx');

let page: HTMLElement;
const open = async () => void (page = await render(<GuideOffer />));
const say = (runs: boolean) => act(async () => setGuideRuns(runs));
const place = () => page.firstElementChild;
const buttons = () => [...document.querySelectorAll('button')];

beforeEach(() => {
  localStorage.clear();
  Object.assign(guide, { over: false, runs: null });
});

test('the tour is offered in its reserved space once the operator enables it (A-48)', async () => {
  await open();
  expect(place()).not.toBeNull();
  expect(buttons()).toHaveLength(0);
  await say(true);
  expect(buttons()).toHaveLength(2);
  await act(async () => buttons()[1]!.click());
  expect(place()).toBeNull();
});

test('without a tour nothing shifts, and no space is reserved the next time (A-48)', async () => {
  await open();
  await say(false);
  expect(buttons()).toHaveLength(0);
  expect(place()).not.toBeNull();
  await render(null);
  await open();
  expect(place()).toBeNull();
});
