// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { render } from '#tests/support/render.tsx';

const { PlayTime } = await import('./PlayTime.tsx');

test('play time shows with its units (RG-11)', async () => {
  const nothing = 0 as Money;
  const figures = { playSec: 3_899, bet: nothing, win: nothing, deposit: nothing, net: nothing };
  const now = { ...figures, playSec: 59, startTime: 0, today: figures, week: figures, month: figures };
  await render(<PlayTime {...now} lifetimeNetDeposit={nothing} />);
  expect(document.body.textContent).toContain('This sessionPlayed 0 min');
  expect(document.body.textContent).toContain('TodayPlayed 1 h 4 min');
});
