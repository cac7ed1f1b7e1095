import type { CoinEntry, Recharge } from '#contract/endpoints/money.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { once, type Loaded } from '#shared/records/pages.ts';

/** A line of everything that happened to the player's money: a deposit that isn't in the ledger, or a line that is. */
export type Line =
  | { kind: 'deposit'; key: string; time: number; deposit: Recharge }
  | { kind: 'entry'; key: string; time: number; entry: CoinEntry };

/**
 * Deposits and ledger as one list, newest first. A paid deposit stands in it as its ledger lines. What is older than the
 * end of a list that goes on waits, for something of that list may still belong before it.
 */
export function timeline(deposits: Loaded<Recharge>, entries: Loaded<CoinEntry>): Line[] {
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
export const endOf = ({ rows, hasMore }: Loaded<{ time: number }>) =>
  hasMore ? Math.min(Number.POSITIVE_INFINITY, ...rows.map(({ time }) => time)) : Number.NEGATIVE_INFINITY;
