import { manilaTime } from '#i18n/manila.ts';
import type { CoinEntry } from '#contract/endpoints/money.ts';
import type { Money } from '#contract/schema.ts';

/** Spreadsheets take a text that begins like this for a formula; a leading apostrophe prevents that (CSV injection). */
const formula = /^[=+\-@\t\r]/;
/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** Column headings, and the names of ledger types. */
export interface CsvWords {
  columns: readonly [time: string, kind: string, amount: string, balance: string, order: string, remark: string];
  kindOf(entry: Readonly<CoinEntry>): string;
}

const cell = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats hundredths as a number that spreadsheets read, all with two decimals: `-1234.50`. */
function figure(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Formats the ledger rows of a statement as CSV: UTF-8, comma-separated, one row per line, no text that could run as a
 * formula.
 */
export function csvOf(list: readonly Readonly<CoinEntry>[], { columns, kindOf }: CsvWords): string {
  const lines = list.map((entry) => [
    manilaTime(entry.time),
    cell(kindOf(entry)),
    figure(entry.amount),
    figure(entry.balance),
    cell(entry.orderNo ?? ''),
    cell(entry.remark ?? ''),
  ]);
  return byteOrderMark + [columns.map(cell), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
