import { sql } from 'kysely';
import type { LotteryEntry } from '#contract/endpoints/lottery.ts';
import { lotteryStates, type LotteryType } from '#contract/rewards/lottery.ts';
import { pageOf, type Paging } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { turnoverTimes } from '../money/turnover.ts';
import { moneyOf } from './orders.ts';

interface Which extends Paging {
  round?: number | null | undefined;
}

const ordersIn = (db: Db, userId: number, round: Which['round']) => {
  const orders = db
    .selectFrom('lotteryOrders')
    .innerJoin('lotteryRounds', 'lotteryRounds.id', 'lotteryOrders.roundId')
    .select([
      'lotteryOrders.id',
      'orderNo',
      'roundId',
      'activityType',
      'drawTime',
      'time',
      'price',
      'coin',
      'numbers',
      'prize',
      'claimedAt',
    ])
    .where('userId', '=', userId)
    .orderBy('lotteryOrders.id', 'desc');
  return round ? orders.where('roundId', '=', round) : orders;
};

async function entriesOf(db: Db, orders: readonly { id: number }[]) {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  return db.selectFrom('lotteryEntries').selectAll().where('orderId', 'in', ids).orderBy('id').execute();
}

const stateOf = (order: { numbers: number[] | null; prize: number; claimedAt: number | null }) => {
  if (!order.numbers) return lotteryStates.waiting;
  if (order.prize === 0) return lotteryStates.lost;
  return order.claimedAt === null ? lotteryStates.won : lotteryStates.claimed;
};

/** How many times an order's prize must be staked, if it isn't the player's own. */
const turnoverIn = (order: { coin: number }) => (moneyOf(order) === 'own' ? {} : { turnover: turnoverTimes.reward });

const entryOf = ({ numbers, matched, prize }: LotteryEntry): LotteryEntry => ({ numbers, matched, prize });
const byMatched = (a: LotteryEntry, b: LotteryEntry) => b.matched - a.matched;

/** A player's orders, the latest first (LO-03). */
export async function ordersOf(db: Db, userId: number, { round, ...paging }: Which) {
  const page = await pageOf(ordersIn(db, userId, round), paging);
  const entries = await entriesOf(db, page.list);
  const list = page.list.map(({ id, roundId, numbers, claimedAt, coin, ...order }) => ({
    ...order,
    round: roundId,
    numbers: entries.filter(({ orderId }) => orderId === id).map((entry) => entry.numbers),
    status: stateOf({ numbers, claimedAt, prize: order.prize }),
    ...(coin > 0 && { coin }),
    ...turnoverIn({ coin }),
    ...(numbers && { drawn: numbers }),
  }));
  return { ...page, list };
}

/** A player's wins, the latest first, each with the winning entries. */
export async function winsOf(db: Db, userId: number, { round, ...paging }: Which) {
  const page = await pageOf(ordersIn(db, userId, round).where('prize', '>', hundredths(0)), paging);
  const entries = await entriesOf(db, page.list);
  const list = page.list.map(({ id, orderNo, activityType, roundId, drawTime, numbers, prize, coin, claimedAt }) => {
    const won = entries.filter((entry) => entry.orderId === id && entry.prize > 0).toSorted(byMatched);
    const status = claimedAt === null ? lotteryStates.won : lotteryStates.claimed;
    const order = { orderNo, activityType, round: roundId, drawTime, drawn: numbers ?? [], ...turnoverIn({ coin }) };
    return { ...order, entries: won.map(entryOf), matched: won[0]?.matched ?? 0, prize, status };
  });
  return { ...page, list };
}

/** A player's entries in some rounds, the best of each round first. */
async function entriesIn(db: Db, userId: number, rounds: readonly number[]) {
  if (userId === 0 || rounds.length === 0) return [];
  return db
    .selectFrom('lotteryEntries')
    .innerJoin('lotteryOrders', 'lotteryOrders.id', 'lotteryEntries.orderId')
    .select(['lotteryEntries.roundId', 'numbers', 'matched', 'lotteryEntries.prize'])
    .where('userId', '=', userId)
    .where('lotteryEntries.roundId', 'in', rounds)
    .orderBy('matched', 'desc')
    .orderBy('lotteryEntries.id')
    .execute();
}

/** The drawn rounds of a lottery, the last one first; its time may be earlier, as QA sets the clock. */
const drawnRounds = (db: Db, type: LotteryType) =>
  db
    .selectFrom('lotteryRounds')
    .select(['id', 'activityType', 'drawTime', 'numbers', 'pool', 'winners'])
    .where('activityType', '=', type)
    .where('numbers', 'is not', null)
    .orderBy('id', 'desc');

/** Past draws of a lottery, the latest first, each with the player's best entry. */
export async function drawsOf(
  db: Db,
  userId: number,
  { activityType, ...paging }: Paging & { activityType: LotteryType },
) {
  const page = await pageOf(drawnRounds(db, activityType), paging);
  const mine = await entriesIn(
    db,
    userId,
    page.list.map(({ id }) => id),
  );
  const list = page.list.map(({ id, numbers, ...draw }) => {
    const best = mine.find(({ roundId }) => roundId === id);
    return { ...draw, round: id, numbers: numbers ?? [], ...(best && { best: entryOf(best) }) };
  });
  return { ...page, list };
}

/** The last draw of a lottery, and the player's part in it; undefined before the first. */
export async function lastResultOf(db: Db, userId: number, type: LotteryType) {
  const last = await drawnRounds(db, type).limit(1).executeTakeFirst();
  if (!last) return undefined;
  const { id, drawTime, numbers, pool, winners } = last;
  const mine = await entriesIn(db, userId, [id]);
  const won = hundredths(mine.reduce((sum, { prize }) => sum + prize, 0));
  const round = { round: id, drawTime, numbers: numbers ?? [], pool, winners, tickets: mine.length, won };
  return mine[0] ? { ...round, best: entryOf(mine[0]) } : round;
}

/** A player's unclaimed prizes, hundredths. */
export async function unclaimedBy(db: Db, userId: number) {
  const { total } = await db
    .selectFrom('lotteryOrders')
    .select(sql<number | string>`coalesce(sum(prize), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('prize', '>', hundredths(0))
    .where('claimedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return hundredths(Number(total));
}
