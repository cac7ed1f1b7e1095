import type { CoinEntry, Recharge } from '#contract/endpoints/money.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { once, type Loaded } from '#shared/records/pages.ts';

/** A line of the merged records: a deposit that isn't in the ledger, or a ledger row. */
export type Line =
  | { kind: 'deposit'; key: string; time: number; deposit: Recharge }
  | { kind: 'entry'; key: string; time: number; entry: CoinEntry };

type Part<T> = Pick<Loaded<T>, 'rows' | 'hasMore'>;

/**
 * Merges deposits and ledger into one list, newest first. A paid deposit appears only as its ledger rows. Rows older
 * than the loaded part of either list are held back, because rows still to be loaded may belong before them.
 */
export function timeline(deposits: Part<Recharge>, entries: Part<CoinEntry>): Line[] {
  const horizon = Math.max(endOf(deposits), endOf(entries));
  const lines: Line[] = [
    ...entries.rows.map((entry): Line => ({ kind: 'entry', key: `entry ${entry.id}`, time: entry.time, entry })),
    ...deposits.rows
      .filter(({ status }) => status !== rechargeStates.paid)
      .map((deposit): Line => ({ kind: 'deposit', key: `deposit ${deposit.orderNo}`, time: deposit.time, deposit })),
  ];
  return once(lines, ({ key }) => key)
    .filter(({ time }) => time >= horizon)
    .toSorted((a, b) => b.time - a.time);
}

/** The time down to which a list is complete, epoch milliseconds. */
export const endOf = ({ rows, hasMore }: Part<{ time: number }>) =>
  hasMore ? Math.min(Number.POSITIVE_INFINITY, ...rows.map(({ time }) => time)) : Number.NEGATIVE_INFINITY;
