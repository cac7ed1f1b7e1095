// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { render } from '#tests/support/render.tsx';

const { PlayTime } = await import('./PlayTime.tsx');

test('play time shows with its units, and another day’s with its date (RG-11)', async () => {
  const nothing = 0 as Money;
  const figures = { playSec: 3_899, bet: nothing, win: nothing, deposit: nothing, net: nothing };
  const now = { ...figures, playSec: 59, startTime: 0, today: figures, week: figures, month: figures };
  const at = Date.UTC(2026, 10, 25, 4);
  vi.setSystemTime(at);
  await render(<PlayTime {...now} lifetimeNetDeposit={nothing} at={at} />);
  expect(document.body.textContent).toContain('Since log-inPlayed 0 min');
  expect(document.body.textContent).toContain('TodayPlayed 1 h 4 min');
  await render(<PlayTime {...now} lifetimeNetDeposit={nothing} at={at - 24 * 60 * 60_000} />);
  expect(document.body.textContent).toContain('Nov\u00A024,\u00A02026Played 1 h 4 min');
  expect(document.body.textContent).not.toContain('Today');
});

test('figures of last week aren’t shown as this week’s (O-02)', async () => {
  const nothing = 0 as Money;
  const figures = { playSec: 43_200, bet: nothing, win: nothing, deposit: nothing, net: -500_000 as Money };
  const now = { ...figures, startTime: 0, today: figures, week: figures, month: figures };
  vi.setSystemTime(Date.parse('2026-11-30T07:00+08:00'));
  const at = (time: string) => <PlayTime {...now} lifetimeNetDeposit={nothing} at={Date.parse(time)} />;
  await render(at('2026-11-30T00:10+08:00'));
  expect(document.body.textContent).toContain('This week');
  await render(at('2026-11-29T22:00+08:00'));
  expect(document.body.textContent).not.toContain('This week');
});
