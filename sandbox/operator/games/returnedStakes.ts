import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { move } from '#sandbox/ledger/ledger.ts';
import { Refusal } from '../http/refusal.ts';
import { gameSessionOf, roundOf, untally, update } from './rounds.ts';

/** How long after a bet its maker may still settle it, milliseconds: twice the hour for which it repeats a call. */
const settlesWithin = 2 * 60 * 60_000;

/** A bet that was taken and is returned, and the ledger's reference for that. */
interface Returned {
  gameSession: { id: string; userId: number; gameName: string };
  round: { roundId: string; bet: Money; bonusBet: Money };
  ref: string;
}

/** Returns the stake of a locked player's open round; resolves with the balance after it. */
export async function returnStake(trx: Trx, { gameSession, round, ref }: Returned, time: number): Promise<Money> {
  const { id, userId, gameName } = gameSession;
  const returned = { userId, time, remark: gameName, ref, type: 'rollback', amount: round.bet } as const;
  const coinAfterRollback = await move(trx, returned);
  await update(trx, id, round.roundId, { coinAfterRollback });
  await untally(trx, gameSession, round, time);
  return coinAfterRollback;
}

/**
 * Returns the stake of a round that its maker never settles, for staff; a copy gets the first balance. Undefined if no
 * such bet was taken; throws a refusal if the round is settled, or may still be: its win would never be paid then.
 */
export const returnOpenStake = (db: Db, { session, roundId }: { session: string; roundId: string }, time: number) =>
  db.transaction().execute(async (trx): Promise<Money | undefined> => {
    const taken = await trx
      .selectFrom('rounds')
      .innerJoin('stays', 'stays.id', 'rounds.stayId')
      .select('stays.userId')
      .where('rounds.stayId', '=', session)
      .where('rounds.roundId', '=', roundId)
      .where('rounds.coinAfterBet', 'is not', null)
      .executeTakeFirst();
    if (!taken) return undefined;
    await lockPlayer(trx, taken.userId);
    const gameSession = await gameSessionOf(trx, session, time);
    const round = await roundOf(trx, gameSession, roundId, time);
    if (round.coinAfterRollback !== null) return round.coinAfterRollback;
    if (round.coinAfterWin !== null) throw new Refusal(codes.alreadyDone, 'This round is settled');
    if (time < round.at + settlesWithin)
      throw new Refusal(codes.alreadyDone, 'Its maker may still settle this round: try two hours after its bet');
    return returnStake(trx, { gameSession, round, ref: `returned:${session}:${roundId}` }, time);
  });
