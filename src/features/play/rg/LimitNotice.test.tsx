// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { render } from '#tests/support/render.tsx';

const { LimitNotice } = await import('./LimitNotice.tsx');

const resetAt = Date.UTC(2026, 10, 24);
const ofDay = { kind: 'loss', period: 'day', limit: 50_000, resetAt };

test.each([
  ['a limit that is used up', codes.lossLimit, { ...ofDay, used: 50_000 }, 'You’ve reached your limit'],
  ['a limit that leaves less than a bet', codes.lossLimit, { ...ofDay, used: 49_900 }, 'Your limit'],
  ['a limit without details', codes.timeLimit, {}, 'You’ve reached your limit'],
  ['a break', codes.onBreak, { until: resetAt }, 'You can’t play now'],
] as const)('the title names %s (GA-20)', async (_, code, details, title) => {
  const place = await render(<LimitNotice code={code} details={details} />);
  expect(place.querySelector('[role=alert] p')!.textContent).toBe(title);
});
