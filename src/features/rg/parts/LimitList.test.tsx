// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Limit } from '#contract/endpoints/protection.ts';
import { render } from '#tests/support/render.tsx';

const { LimitList } = await import('./LimitList.tsx');

test('what was used in a period that is over isn’t shown as the current one’s (O-02)', async () => {
  const now = Date.parse('2026-11-30T07:00+08:00');
  vi.setSystemTime(now);
  const limit = { id: 1, kind: 'deposit', period: 'day', value: 50_000, used: 20_000, left: 30_000 } as Limit;
  const place = await render(<LimitList limits={[{ ...limit, resetAt: now + 1 }]} />);
  expect(place.textContent).toContain('₱200.00 of ₱500.00');
  await render(<LimitList limits={[{ ...limit, resetAt: now - 1 }]} />);
  expect(document.body.textContent).toContain('Daily deposit limit: ₱500.00');
  expect(document.body.textContent).not.toContain('₱200.00');
});
