// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { rgStates } from '#contract/protection.ts';
import { press, render } from '#tests/support/render.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { ExcludePart } = await import('./ExcludePart.tsx');

const said = () => document.body.textContent.replaceAll('\u00A0', ' ');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 4) });
  Object.assign(stores.rg, { state: rgStates.normal, until: 0 });
});

test.each([
  ['6 months', '6 months of self-exclusion', 'until May 23, 2027. Nobody can end it early, not even us.'],
  ['1 year', '1 year of self-exclusion', 'until Nov 23, 2027. Nobody can end it in the first 6 months, not even us.'],
])('the last step shows an exclusion of %s and its end (RG-18)', async (choice, heading, text) => {
  await render(<ExcludePart onDone={() => {}} />);
  await press(choice);
  for (let step = 1; step < 3; step++) await press('Continue');
  expect(document.querySelector('h2')!.textContent).toBe(heading);
  expect(said()).toContain(`No games, deposits or offers ${text}`);
});

test('an extension counts from the end of the current exclusion (RG-18)', async () => {
  Object.assign(stores.rg, { state: rgStates.excluded, until: Date.UTC(2027, 0, 31, 4) });
  await render(<ExcludePart onDone={() => {}} />);
  for (let step = 1; step < 3; step++) await press('Continue');
  expect(document.querySelector('h2')!.textContent).toBe('Extend by 6 months');
  expect(said()).toContain('until Jul 31, 2027. Nobody can end it in the next 6 months, not even us.');
});

test('an exclusion is promised on other devices only once this one is online (SX-10)', async () => {
  await render(<ExcludePart onDone={() => {}} />);
  await press('Continue');
  expect(said()).toContain('starting now on this device, and on all your others once this one is online.');
  expect(said()).not.toContain('any of your devices');
});
