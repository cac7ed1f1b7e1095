// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { advance, render } from '#tests/support/render.tsx';

vi.mock('#data/updates.ts', () => ({}));
const { DayHead } = await import('./DayHead.tsx');

test('a day that ends on an open page becomes “Yesterday” (WA-13)', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T23:50+08:00') });
  const day = { date: '2026-11-24', views: [], total: undefined };
  const place = await render(<DayHead day={day} totalText={undefined} />);
  expect(place.textContent).toBe('Today');
  await advance(20 * 60_000);
  expect(place.textContent).toBe('Yesterday');
});
