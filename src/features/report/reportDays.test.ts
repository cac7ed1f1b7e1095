import { expect, test } from 'vitest';
import { eachDay } from './reportDays.ts';

test('every day of a period is included, across month ends too', () =>
  expect(eachDay({ from: '2026-10-30', to: '2026-11-02' })).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]));
