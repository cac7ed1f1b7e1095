import { sql } from 'kysely';
import type { Money } from '../../worker/contract/schema.ts';
import type { Db, Trx } from '../db/tables.ts';
import { hundredths } from '../hundredths.ts';

/** What the wallet says no with: a word for the provider, and the HTTP status it goes with. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly status: 400 | 404 | 409;

  constructor(
    word: 'unknown' | 'ended' | 'insufficient' | 'demo' | 'limits' | 'conflict' | 'rolledBack' | 'settled',
    status: 400 | 404 | 409 = 409,
  ) {
    super(word);
    this.status = status;
  }
}

/** The stay that a provider's session is; one that was never opened is unknown, and a demo has no business here. */
export async function stayOf(db: Db, session: string) {
  const stay = await db
    .selectFrom('stays')
    .innerJoin('games', 'games.id', 'stays.gameId')
    .select([
      'stays.id',
      'stays.userId',
      'stays.demo',
      'stays.closedAt',
      'games.name as gameName',
      'games.minBet',
      'games.maxBet',
    ])
    .where('stays.id', '=', session)
    .where('stays.launched', '=', true)
    .executeTakeFirst();
  if (!stay) throw new WalletError('unknown', 404);
  if (stay.demo) throw new WalletError('demo');
  return stay;
}

/** The round, locked until the transaction ends; written down first if it is new. */
export async function roundOf(trx: Trx, stayId: string, roundId: string, bet = 0) {
  const row = {
    stayId,
    roundId,
    bet: hundredths(bet),
    coinAfterBet: null,
    win: null,
    coinAfterWin: null,
    coinAfterRollback: null,
  };
  await trx
    .insertInto('rounds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('rounds')
    .selectAll()
    .where('stayId', '=', stayId)
    .where('roundId', '=', roundId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Notes how a round went. */
export const update = (
  trx: Trx,
  stayId: string,
  roundId: string,
  change: { win?: Money; coinAfterBet?: Money; coinAfterWin?: Money; coinAfterRollback?: Money },
) => trx.updateTable('rounds').set(change).where('stayId', '=', stayId).where('roundId', '=', roundId).execute();

/** Adds to what was staked and won in the stay, and to the player's turnover. */
export async function tally(
  trx: Trx,
  { id, userId }: { id: string; userId: number },
  { bet = 0, win = 0 }: { bet?: number; win?: number },
) {
  await trx
    .updateTable('stays')
    .set({ bet: sql`bet + ${bet}`, win: sql`win + ${win}` })
    .where('id', '=', id)
    .execute();
  if (bet)
    await trx
      .updateTable('users')
      .set({ bet: sql`bet + ${bet}` })
      .where('id', '=', userId)
      .execute();
}
