// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { PayoutMethods } from './PayoutMethods.tsx';

test.each([
  ['08:00–20:00', 'Closed now · Hours 08:00–20:00'],
  ['weekdays except holidays', 'Closed now · Hours weekdays except holidays'],
  ['00:00–24:00', 'Unavailable right now'],
])('a closed method with hours “%s” reads “%s”', async (hours, text) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T21:00+08:00'), toFake: ['Date'] });
  const method = { name: 'gcash', title: 'GCash', status: 0, hours } as PayoutMethod;
  expect((await render(<PayoutMethods methods={[method]} freeTimes={1} />)).textContent).toContain(text);
});
