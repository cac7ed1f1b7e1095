import { allTypes, rebateStates } from '#contract/rewards/bonus.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Rebate } from '#contract/endpoints/rebate.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { turnoverTimes } from '../money/turnover.ts';
import { bonusOf, levelAt, validBetsByType } from './days.ts';
import { rateOf } from '../vip/rebateRates.ts';
import { claimDays, leastClaim } from './terms.ts';

const shown = 1;

/** A player's booked rebates that are claimable at a time: of a kind of games, or of all. */
export function unclaimed(db: Db, userId: number, type: number, time: number) {
  const rows = db
    .selectFrom('rebates')
    .selectAll()
    .where('userId', '=', userId)
    .where('claimedAt', 'is', null)
    .where('expiresAt', '>', time)
    .orderBy('day')
    .orderBy('gameTypeId');
  return type === allTypes ? rows : rows.where('gameTypeId', '=', type);
}

/** The kinds of games whose rebate a player has claimed since a time. */
export async function claimedSince(db: Db, userId: number, time: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('rebates')
    .select('gameTypeId')
    .where('userId', '=', userId)
    .where('claimedAt', '>=', time)
    .execute();
  return new Set(rows.map(({ gameTypeId }) => gameTypeId));
}

const sum = (numbers: readonly number[]) => hundredths(numbers.reduce((all, each) => all + each, 0));

type Books = Pick<OperatorContext, 'written' | 'catalogue'>;

/** The state of a player's rebates, with past days booked (BO-03): of a kind of games, or of all. */
export async function rebatesOf(
  db: Db,
  { written, catalogue }: Books,
  { userId, type, time }: { userId: number; type: number; time: number },
): Promise<Output<'betBonus'>> {
  const today = startOf('day', time);
  const level = await levelAt(db, written.config, userId, time);
  const waiting = await unclaimed(db, userId, type, time).execute();
  const claimed = await claimedSince(db, userId, today);
  const bets = await validBetsByType(db, userId, today, endOf('day', time));

  const rebate = (id: number, name: string): Rebate => {
    const mine = waiting.filter(({ gameTypeId }) => gameTypeId === id);
    const bonus = sum(mine.map((each) => each.bonus));
    const rate = rateOf(id, level);
    const todayBet = hundredths(bets.get(id) ?? 0);
    const { nothing, claimable, claimed: had } = rebateStates;
    return {
      type: id,
      name,
      validBet: sum(mine.map((each) => each.validBet)),
      rate,
      bonus,
      status: bonus >= leastClaim ? claimable : bonus === 0 && claimed.has(id) ? had : nothing,
      todayBet,
      todayBonus: bonusOf(todayBet, rate),
      ...(mine[0] && { expireTime: mine[0].expiresAt }),
    };
  };
  const list = catalogue.gameTypes
    .filter(({ id, status }) => status === shown && (type === allTypes || id === type))
    .map(({ id, name }) => rebate(id, name));
  const total = sum(waiting.map(({ bonus }) => bonus));
  return {
    type,
    list,
    total,
    canReceive: total >= leastClaim ? total : hundredths(0),
    nextTime: endOf('day', time),
    minReceive: leastClaim,
    turnover: turnoverTimes.reward,
    expireDays: claimDays,
  };
}
