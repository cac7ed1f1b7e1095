// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import type { Period } from './days.ts';
import type { ChosenPeriod } from './usePeriod.ts';

const { PeriodField } = await import('./PeriodField.tsx');
const { usePeriod } = await import('./usePeriod.ts');

const periods: readonly Period[] = ['any', 'yesterday', 'own'];
const trial = { chosen: undefined as unknown as ChosenPeriod };
function Trial({ limited }: { limited: boolean }) {
  const chosen = usePeriod(periods, 'any', limited);
  useEffect(() => void (trial.chosen = chosen));
  return <PeriodField chosen={chosen} />;
}
const draw = (limited = false) => render(<Trial limited={limited} />);
const choose = (period: Period) => act(async () => trial.chosen.setPeriod(period));
const days = (from: string, to: string) => act(async () => trial.chosen.setOwn({ from, to }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T14:05:00+08:00') });
});

test('any time has no bounds, and yesterday is one whole day', async () => {
  await draw();
  expect(trial.chosen).toMatchObject({ days: null, span: {} });
  await choose('yesterday');
  expect(trial.chosen.days).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(trial.chosen.span).toEqual({
    startTime: Date.parse('2026-11-20T00:00:00+08:00'),
    endTime: Date.parse('2026-11-20T23:59:59.999+08:00'),
  });
});

test('custom days start with the last week, and invalid ones aren’t queried', async () => {
  await draw();
  await choose('own');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['2026-11-15', '2026-11-21']);
  await days('2026-11-21', '2026-11-20');
  expect(trial.chosen.span).toBeNull();
  expect(document.body.textContent).toContain('End date is before the start date');
});

test('where the app goes back ninety days, an earlier first day is refused', async () => {
  await draw(true);
  await choose('own');
  expect(document.querySelector('input')!.min).toBe('2026-08-24');
  await days('2026-08-23', '2026-08-24');
  expect(document.body.textContent).toContain('Choose a date in the last 90 days');
  await draw(false);
  expect(trial.chosen.fieldError).toBeNull();
});
