import type { Money } from '#contract/schema.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Currency } from '#sandbox/ledger/currencies.ts';

/** The currencies, besides money, whose amounts are in answers. */
const holdingNames = ['points', 'diamond', 'lottery'] as const;
type HoldingName = (typeof holdingNames)[number];

/** A player's money in hundredths, and the requested other holdings. */
export type Holdings = { coin: Money } & { [C in HoldingName]?: number };

/** A player's holdings: money always, and the rest if among `which`. */
export async function holdingsOf(db: Db, userId: number, which: readonly Currency[] = holdingNames): Promise<Holdings> {
  const rows = await db
    .selectFrom('accounts')
    .select(['currency', 'balance'])
    .where('userId', '=', userId)
    .where('kind', '=', 'player')
    .execute();
  const amountIn = (currency: Currency) => rows.find((each) => each.currency === currency)?.balance ?? 0;
  const others = holdingNames.filter((each) => which.includes(each)).map((each) => [each, amountIn(each)]);
  return { coin: hundredths(amountIn('coin')), ...(Object.fromEntries(others) as { [C in HoldingName]?: number }) };
}
