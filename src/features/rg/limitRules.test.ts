import { expect, test } from 'vitest';
import { limitError, spanOf, textOf, valueOf } from './limitRules.ts';

test.each(['', '100', '1000000'])('%j is a valid money limit (V-27)', (text) => {
  expect(limitError('deposit', text)).toBeNull();
});

test.each(['0', '99', '1000001', '12.5', 'ten'])('%j is an invalid money limit (V-27)', (text) => {
  expect(limitError('loss', text)).toBe('pesosWrong');
});

test('a play time limit is from 15 minutes to a day', () => {
  expect(['14', '15', '1440', '1441'].map((text) => limitError('session', text))).toEqual([
    'minutesWrong',
    null,
    null,
    'minutesWrong',
  ]);
  expect(spanOf('session')).toEqual({ min: 15, max: 1_440 });
});

test('money limits are stored in hundredths, time limits in minutes', () => {
  expect([valueOf('deposit', '500'), valueOf('session', '60'), valueOf('loss', '')]).toEqual([50_000, 60, 0]);
  expect([textOf('deposit', 50_000), textOf('session', 60), textOf('loss', 0)]).toEqual(['500', '60', '']);
});

test.each([
  ['₱1,500', 150_000],
  [' 500 ', 50_000],
  ['500,00', 50_000],
  ['５００', 50_000],
])('%j is a limit of %i hundredths (V-27)', (text, value) => {
  expect(limitError('deposit', text)).toBeNull();
  expect(valueOf('deposit', text)).toBe(value);
});

test.each([' ', '-500', '-', '5e3', '₱', 'none', '1.000', '\u200B'])(
  '%j is refused rather than read as no limit',
  (text) => {
    expect(limitError('deposit', text)).toBe('pesosWrong');
    expect(valueOf('deposit', text)).toBeNull();
    expect(limitError('session', text)).toBe('minutesWrong');
  },
);
