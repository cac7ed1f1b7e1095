// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#nav/modals.ts', () => ({ show: async () => {} }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
vi.mock('./late.ts', async () => {
  const { GuideWays } = await import('./lower/GuideWays.tsx');
  return { late: () => GuideWays };
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { guide, learnGuide } = await import('./guide.ts');
const { GuideOffer } = await import('./GuideOffer.tsx');

let root: Root;
const open = () => act(async () => root.render(<GuideOffer />));
const say = (runs: boolean) => act(async () => learnGuide(runs));
const place = () => document.querySelector('main')!.firstElementChild;
const buttons = () => [...document.querySelectorAll('button')];

beforeEach(() => {
  localStorage.clear();
  Object.assign(guide, { over: false, runs: null });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
});
afterEach(() => act(async () => root.unmount()));

test('A-48: the tour is offered once the operator says that it runs, in a place kept for it', async () => {
  await open();
  expect(place()).not.toBeNull();
  expect(buttons()).toHaveLength(0);
  await say(true);
  expect(buttons()).toHaveLength(2);
  await act(async () => buttons()[1]!.click());
  expect(place()).toBeNull();
});

test('A-48: where the operator has none, nothing is offered, nothing moves, and from then on no place is kept', async () => {
  await open();
  await say(false);
  expect(buttons()).toHaveLength(0);
  expect(place()).not.toBeNull();
  await act(async () => root.render(null));
  await open();
  expect(place()).toBeNull();
});
