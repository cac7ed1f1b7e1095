// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { DayField } = await import('./DayField.tsx');

test.each([
  ['?', 'Choose a date'],
  ['2026-11-26', 'This date is in the future.'],
  ['2026-11-25', ''],
  ['', ''],
])('the day %s is answered with “%s”', async (day, error) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00+08:00') });
  const place = await render(<DayField day={day} onChange={() => {}} />);
  const field = place.querySelector('input')!;
  expect(field.getAttribute('aria-invalid')).toBe(String(error !== ''));
  expect(place.textContent).toContain(error);
});
