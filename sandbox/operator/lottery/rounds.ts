import { sql } from 'kysely';
import type { LotteryType } from '#contract/rewards/lottery.ts';
import { liftTimeLimit } from '#sandbox/db/postgresPool.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { nobody, open, post, type Side } from '#sandbox/ledger/transfer.ts';
import { houseTransfers } from '#sandbox/ledger/transferTypes.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { oneAtATime } from '../context/oneAtATime.ts';
import { notePushes } from '../push/notes.ts';
import { entryNumbers, fixedPrizes, jackpotShare, jackpotStart, lotteryOf, type Lottery } from './lotteries.ts';
import { drawAfter, drawBefore, salesEndOf } from './schedule.ts';

type Operator = Pick<OperatorContext, 'db' | 'draws'>;

const poolOf = (type: LotteryType) => `pool:lottery:${type}`;
/** Prizes that winners have not claimed yet. */
const due = 'pool:lottery:due';
const house = (kind: string, amount: number): Side => ({ kind, userId: nobody, currency: 'coin', amount });

/** Whole numbers in PostgreSQL's array notation. */
export const arrayOf = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

/** The amount in a lottery's pool, hundredths. */
export async function jackpotOf(db: Db, type: LotteryType) {
  const pool = await db
    .selectFrom('accounts')
    .select('balance')
    .where('kind', '=', poolOf(type))
    .where('userId', '=', nobody)
    .executeTakeFirst();
  return pool?.balance ?? hundredths(0);
}

/** Adds the shares of new entries to the jackpot of their round. */
export async function feedJackpot(trx: Trx, type: LotteryType, of: { ref: string; entries: number; time: number }) {
  const amount = of.entries * jackpotShare;
  const transfer = { ref: `pool:${of.ref}`, type: houseTransfers.contribution, time: of.time };
  await post(trx, transfer, [house('lottery', 0 - amount), house(poolOf(type), amount)]);
}

/** Fills a pool up to its initial amount. */
async function fill(trx: Trx, type: LotteryType, { ref, time }: { ref: string; time: number }): Promise<void> {
  await open(trx, { kind: poolOf(type), userId: nobody, currency: 'coin' });
  const missing = jackpotStart - (await jackpotOf(trx, type));
  if (missing <= 0) return;
  const transfer = { ref: `seed:lottery:${ref}`, type: houseTransfers.seed, time };
  await post(trx, transfer, [house(poolOf(type), missing), house('jackpots', 0 - missing)]);
}

const toDraw = (db: Db, type: LotteryType) =>
  db.selectFrom('lotteryRounds').selectAll().where('activityType', '=', type).where('numbers', 'is', null);

/** Opens a round of a lottery, unless an undrawn one exists. */
async function openRound(trx: Trx, type: LotteryType, drawTime: number): Promise<void> {
  await trx
    .insertInto('lotteryRounds')
    .values({ activityType: type, drawTime, salesEnd: salesEndOf(drawTime), numbers: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The round of a lottery that isn't drawn yet, due or not; undefined before the first. */
export const undrawnRound = (db: Db, type: LotteryType) => toDraw(db, type).executeTakeFirst();

/**
 * The lottery round to be drawn next. One whose time has come is drawn first, once for all concurrent requests, of
 * which one in a process has a connection; draws missed without requests have no rounds. A new lottery begins with its
 * last draw, without entries.
 */
export async function roundToDraw(operator: Operator, type: LotteryType, time: number) {
  const round = await undrawnRound(operator.db, type);
  if (round && round.drawTime > time) return round;
  return inTurn(operator.db, () => drawDue(operator, type, time));
}

/** A process draws one round at a time, on one connection. */
const inTurn = oneAtATime();

async function drawDue(operator: Operator, type: LotteryType, time: number) {
  const lottery = lotteryOf(type);
  for (;;) {
    const round = await undrawnRound(operator.db, type);
    if (round && round.drawTime > time) return round;
    await operator.db.transaction().execute(async (trx) => {
      if (round) return drawRound(trx, operator, lottery, time);
      await fill(trx, type, { ref: String(type), time });
      return openRound(trx, type, drawBefore(lottery, time));
    });
  }
}

/** Draws a round now, whenever it is due, for staff. */
export async function drawNow(operator: Operator, type: LotteryType, time: number): Promise<void> {
  await roundToDraw(operator, type, time);
  await setTimes(operator, type, { salesEnd: time, drawTime: time });
  await roundToDraw(operator, type, time);
}

/** Changes when a lottery round's sales end and when it is drawn. */
export async function setTimes({ db }: Pick<Operator, 'db'>, type: LotteryType, times: SalesTimes): Promise<void> {
  await db
    .updateTable('lotteryRounds')
    .set({ ...times })
    .where('activityType', '=', type)
    .where('numbers', 'is', null)
    .execute();
}

interface SalesTimes {
  salesEnd: number;
  drawTime: number;
}

/** Draws the due round and opens the next; does nothing if another transaction has drawn it meanwhile. */
async function drawRound(trx: Trx, { draws }: Operator, lottery: Lottery, time: number): Promise<void> {
  const { type, draw } = lottery;
  const round = await toDraw(trx, type).where('drawTime', '<=', time).forUpdate().executeTakeFirst();
  if (!round) return;
  // If it were cancelled, the next request would begin anew.
  await liftTimeLimit(trx);
  const { pick, max } = entryNumbers;
  const numbers = draws.numbers(draw, pick, max).toSorted((a, b) => a - b);
  const settled = await settle(trx, { type, id: round.id, numbers: arrayOf(numbers), time });
  await trx
    .updateTable('lotteryRounds')
    .set({ numbers: arrayOf(numbers), ...settled })
    .where('id', '=', round.id)
    .execute();
  const players = sql`select user_id from lottery_orders where round_id = ${round.id}`;
  await notePushes(trx, players, { ref: `draw:${round.id}`, kind: 'draw', time });
  await openRound(trx, type, drawAfter(lottery, Math.max(time, round.drawTime)));
}

/** What each entry of a round has won, and its funding: the jackpot's from its pool, in equal whole shares. */
async function settle(
  trx: Trx,
  { type, id, numbers, time }: { type: LotteryType; id: number; numbers: string; time: number },
) {
  const pool = await trx
    .selectFrom('accounts')
    .select('balance')
    .where('kind', '=', poolOf(type))
    .forUpdate()
    .executeTakeFirstOrThrow();
  await sql`update lottery_entries set matched =
    (select count(*) from unnest(numbers) as each where each = any(${numbers}::integer[])) where round_id = ${id}`.execute(
    trx,
  );
  const counts = await trx
    .selectFrom('lotteryEntries')
    .select(['matched', ({ fn }) => fn.countAll<number | string>().as('many')])
    .where('roundId', '=', id)
    .groupBy('matched')
    .execute();
  const many = (matched: number) => Number(counts.find((each) => each.matched === matched)?.many ?? 0);
  const winners = many(entryNumbers.pick);
  const share = hundredths(winners ? Math.floor(pool.balance / winners) : 0);
  const prizes = [...fixedPrizes, { matched: entryNumbers.pick, prize: share }];
  for (const { matched, prize } of prizes.filter((each) => many(each.matched) > 0))
    await trx
      .updateTable('lotteryEntries')
      .set({ prize })
      .where('roundId', '=', id)
      .where('matched', '=', matched)
      .execute();
  await sql`update lottery_orders set prize = won.prize from (
    select order_id, sum(prize) as prize from lottery_entries where round_id = ${id} and prize > 0 group by order_id
    ) as won where won.order_id = lottery_orders.id`.execute(trx);
  const fixed = fixedPrizes.reduce((sum, { matched, prize }) => sum + many(matched) * prize, 0);
  await bookPrizes(trx, type, { ref: String(id), jackpot: share * winners, fixed, time });
  return { pool: pool.balance, winners };
}

/** Sets a round's prizes aside until they are claimed, and restarts a won jackpot. */
async function bookPrizes(
  trx: Trx,
  type: LotteryType,
  { ref, jackpot, fixed, time }: { ref: string; jackpot: number; fixed: number; time: number },
): Promise<void> {
  if (jackpot + fixed === 0) return;
  const won = [house(poolOf(type), 0 - jackpot), house('prizes', 0 - fixed)].filter(({ amount }) => amount !== 0);
  const transfer = { ref: `lottery:${ref}`, type: houseTransfers.lotteryDraw, time };
  await post(trx, transfer, [house(due, jackpot + fixed), ...won]);
  await fill(trx, type, { ref: `${type}:${ref}`, time });
}
