// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { rgStates } from '#contract/protection.ts';
import { stores } from '#data/stores.ts';
import { RgStatus } from './RgStatus.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('S-22: a countdown follows the operator’s clock, whatever the device’s says', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 4) });
  const hour = 60 * 60_000;
  // The device is an hour slow.
  stores.settings.clockOffset = hour;
  Object.assign(stores.rg, { state: rgStates.onBreak, until: Date.now() + hour + 10_000 });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<RgStatus />));
  const left = () => place.querySelector('[role=timer]')?.textContent;
  expect(left()).toBe('0:10');
  await act(async () => vi.advanceTimersByTimeAsync(4_000));
  expect(left()).toBe('0:06');
  await act(async () => root.unmount());
  vi.useRealTimers();
});
