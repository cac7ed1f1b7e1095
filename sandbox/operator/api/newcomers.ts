import type { Db } from '#sandbox/db/tables.ts';
import { budgetsAt, spendAll } from '#sandbox/operator/identity/budgets.ts';
import { depositedBy } from '#sandbox/operator/money/recharges.ts';

const day = 24 * 60 * 60_000;

/** How many characters count as one in the budget. */
const unit = 1_000;

/** Whose pictures are stored, from which address; time in epoch milliseconds. */
interface Sender {
  userId: number;
  address: string;
  time: number;
}

/**
 * Counts the pictures of a player who has deposited nothing yet for the day of their address, and throws beyond `most`
 * characters: anybody may open such accounts.
 */
export async function countPictures(
  db: Db,
  { userId, address, time }: Sender,
  pictures: readonly string[],
  most: number,
) {
  if (pictures.length === 0 || (await depositedBy(db, userId)) > 0) return;
  const characters = pictures.reduce((sum, { length }) => sum + length, 0);
  const budget = { name: 'pictures', most: most / unit, period: day };
  await spendAll(db, budgetsAt(address, budget), time, Math.ceil(characters / unit));
}
