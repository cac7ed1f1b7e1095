import { sql } from 'kysely';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { countedRounds } from '../games/countedBets.ts';
import { heldBy, type BetDay, type Level } from './levels.ts';

/** The operator's levels in ascending order. */
export const levelsOf = ({ vipMap }: Config) =>
  Object.values(vipMap ?? {}).toSorted((a, b) => a.experience - b.experience || a.level - b.level);

/** A player's bets by the date in Manila of their settlement: the only source of experience (VI-01). */
export async function betsByDay(db: Db, userId: number): Promise<BetDay[]> {
  const rows = await countedRounds(db, userId)
    .select([
      sql<string>`to_char(to_timestamp(rounds.settled_at / 1000) at time zone 'Asia/Manila', 'YYYY-MM-DD')`.as('day'),
      sql<number | string>`sum(rounds.bet)`.as('bet'),
    ])
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows.map(({ day, bet }) => ({ day, bet: Number(bet) }));
}

/** Whether this experience has reached no level above the first: then there is nothing to keep or to lose. */
export const isMember = (levels: readonly Level[], experience: number) =>
  !levels.some((each, place) => place > 0 && each.experience <= experience);

/** A player's VIP level at a time, by experience and monthly reviews; `bet` is all experience, hundredths (G-03). */
export async function vipOf(
  db: Db,
  config: Config,
  { id, bet }: { id: number; bet: number },
  time: number,
): Promise<number> {
  const levels = levelsOf(config);
  if (isMember(levels, bet)) return levels[0]?.level ?? 0;
  return heldBy(levels, await betsByDay(db, id), time).level;
}
