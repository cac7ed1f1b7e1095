import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import type { CoinEntry } from '#contract/endpoints/money.ts';
import type { Money } from '#contract/schema.ts';
import { csvOf, type CsvWords } from './csv.ts';

const words: CsvWords = {
  columns: ['Time', 'Type', 'Amount', 'Balance', 'Order', 'Note'],
  kindOf: ({ typeName }) => typeName,
};
const entry = (given: Partial<CoinEntry>): CoinEntry => ({
  id: 1,
  time: Date.parse('2026-11-21T14:05:00+08:00'),
  type: 3,
  typeName: 'Bet',
  amount: -123_450 as Money,
  balance: 5 as Money,
  ...given,
});
const linesOf = (csv: string) => csv.slice(1).split('\r\n');

test('a movement is one line with Manila time and plain numbers', () => {
  const csv = csvOf([entry({ orderNo: 'D1', remark: 'Golden Tide' })], words);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(linesOf(csv)).toEqual([
    'Time,Type,Amount,Balance,Order,Note',
    '2026-11-21 14:05:00,Bet,-1234.50,0.05,D1,Golden Tide',
    '',
  ]);
});

test('whole pesos have decimals too, so that columns stay uniform', () => {
  const cells = linesOf(csvOf([entry({ amount: 50_000 as Money, balance: 0 as Money })], words))[1]!.split(',');
  expect(cells.slice(2, 4)).toEqual(['500.00', '0.00']);
});

test('a text with commas, quotes or line breaks stays one cell', () =>
  expect(linesOf(csvOf([entry({ remark: 'Fish, "Big"' })], words))[1]).toMatch(/,"Fish, ""Big"""$/));

test.each(['=1+1', '+1', '-1', '@sum', '=cmd|x'])('“%s” can’t become a formula in a spreadsheet', (remark) =>
  expect(linesOf(csvOf([entry({ remark })], words))[1]?.endsWith(`,'${remark}`)).toBe(true),
);

test('every line has one cell per column, and its amount to the hundredth', () => {
  const amounts = fc.integer({ min: -1e9, max: 1e9 }).map((amount) => amount as Money);
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1 }), (given) => {
      const [, ...lines] = linesOf(
        csvOf(
          given.map((amount) => entry({ amount })),
          words,
        ),
      ).slice(0, -1);
      for (const [place, line] of lines.entries()) {
        const cells = line.split(',');
        expect(cells).toHaveLength(6);
        expect(Math.round(Number(cells[2]) * 100)).toBe(given[place]);
      }
    }),
  );
});
