// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { advance, render } from '#tests/support/render.tsx';
import { rgStates } from '#contract/protection.ts';
import { stores } from '#data/stores.ts';
import { RgStatus } from './RgStatus.tsx';

test('a countdown follows the operator’s clock, whatever the device’s clock shows (S-22)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 4) });
  const hour = 60 * 60_000;
  // The device's clock is an hour slow.
  stores.settings.clockOffset = hour;
  Object.assign(stores.rg, { state: rgStates.onBreak, until: Date.now() + hour + 10_000 });
  const place = await render(<RgStatus />);
  const left = () => place.querySelector('[role=timer]')?.textContent;
  expect(left()).toBe('0:10');
  await advance(4_000);
  expect(left()).toBe('0:06');
});

test.each([
  ['until it ends', 0, 'Nobody can end it earlier, not even us.'],
  ['for part of its time', 1, 'Nobody can end it before Nov 21, 2026, 12:00, not even us.'],
])('an exclusion that can’t be ended %s shows no date twice (RG-18)', async (_, longer, said) => {
  const end = Date.UTC(2026, 10, 21, 4);
  Object.assign(stores.rg, { state: rgStates.excluded, until: end + longer, irrevocableUntil: end });
  const place = await render(<RgStatus />);
  expect(place.textContent.replaceAll('\u00A0', ' ')).toContain(said);
});
