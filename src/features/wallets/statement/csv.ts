import type { CoinEntry } from '#contract/endpoints/money.ts';
import { writeAmount } from '#ui/forms/amount.ts';
import type { Money } from '#contract/schema.ts';

/** Programs for tables take a text that begins like this for a formula; a mark in front makes it a text again. */
const formula = /^[=+\-@\t\r]/;
/** So that these programs take the file for UTF-8. */
const byteOrderMark = '\uFEFF';

/** What the columns are called, and how a kind of movement is. */
export interface CsvWords {
  columns: readonly [time: string, kind: string, amount: string, balance: string, order: string, remark: string];
  kindOf(entry: Readonly<CoinEntry>): string;
}

const cell = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Hundredths as a number that programs read: `-1234.50`. */
const figure = (amount: Money) => (amount < 0 ? `-${writeAmount((0 - amount) as Money)}` : writeAmount(amount));

/** A time (epoch milliseconds) as it is in Manila, such as programs read it: `2026-11-21 14:05:00`. */
function manila(time: number): string {
  const manilaAhead = 8 * 60 * 60 * 1_000;
  return new Date(time + manilaAhead).toISOString().slice(0, 19).replace('T', ' ');
}

/** A statement's lines as a file for table programs: UTF-8, commas, one line a movement, no text that could run as a formula. */
export function csvOf(list: readonly Readonly<CoinEntry>[], { columns, kindOf }: CsvWords): string {
  const lines = list.map((entry) => [
    manila(entry.time),
    cell(kindOf(entry)),
    figure(entry.amount),
    figure(entry.balance),
    cell(entry.orderNo ?? ''),
    cell(entry.remark ?? ''),
  ]);
  return byteOrderMark + [columns.map(cell), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
