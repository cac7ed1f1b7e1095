import { expect, test } from 'vitest';
import { digitsOf, limitFault, spanOf, textOf, valueOf } from './limitRules.ts';

test.each(['', '100', '1000000'])('V-27: %j is a limit for money', (text) => {
  expect(limitFault('deposit', text)).toBeNull();
});

test.each(['0', '99', '1000001', '12.5', 'ten'])('V-27: %j is none', (text) => {
  expect(limitFault('loss', text)).toBe('pesosWrong');
});

test('a time of play has from 15 minutes to a day', () => {
  expect(['14', '15', '1440', '1441'].map((text) => limitFault('session', text))).toEqual([
    'minutesWrong',
    null,
    null,
    'minutesWrong',
  ]);
  expect(spanOf('session')).toEqual({ min: 15, max: 1_440 });
});

test('pesos are told in hundredths, and minutes as they are', () => {
  expect([valueOf('deposit', '500'), valueOf('session', '60'), valueOf('loss', '')]).toEqual([50_000, 60, 0]);
  expect([textOf('deposit', 50_000), textOf('session', 60), textOf('loss', 0)]).toEqual(['500', '60', '']);
});

test('what is pasted loses its commas, and its hundredths rather than becoming more', () => {
  expect(['₱1,500', '12.50', ' 500 '].map(digitsOf)).toEqual(['1500', '12', '500']);
});
