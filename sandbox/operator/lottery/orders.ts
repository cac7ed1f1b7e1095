import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Input } from '#contract/endpoints.ts';
import { areEntry } from '#contract/rewards/lottery.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { LotteryRounds } from '#sandbox/db/tables/lottery.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Context, OperatorContext } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { charge, moneyFor } from '../rewards/grant.ts';
import { beginChance } from '../rewards/openActivity.ts';
import { take } from '../rewards/stock.ts';
import { checkLimits } from '../rg/limits.ts';
import { entryNumbers, lotteryOf, mostOfOrder, mostOfRound, products, type Product } from './lotteries.ts';
import { arrayOf, feedJackpot } from './rounds.ts';

type Wanted = Input<'lotteryOrder'>;
type Round = Selectable<LotteryRounds>;

const newOrderNo = (time: number) => `L${time.toString(36)}${randomBytes(4).toString('hex')}`.toUpperCase();

/** The stock name of a player's entries in a round. */
export const entriesIn = (round: number) => `lottery:${round}`;
export const boughtIn = (round: number, { id }: Pick<Product, 'id'>) => `lottery:${round}:product:${id}`;

/** Refuses a round whose sales have ended (LO-05). */
function checkOnSale({ numbers, salesEnd, drawTime }: Pick<Round, 'numbers' | 'salesEnd' | 'drawTime'>, time: number) {
  if (numbers || time >= salesEnd)
    throw new Refusal(codes.closed, 'Sales are closed', { until: Math.max(time, drawTime) });
}

/** A round on sale, locked against being drawn until the transaction ends; one that is being drawn isn't waited for. */
async function roundOnSale(trx: Trx, id: number, time: number): Promise<Round> {
  const rounds = trx.selectFrom('lotteryRounds').selectAll().where('id', '=', id);
  checkOnSale(await rounds.executeTakeFirstOrThrow(), time);
  const round = await rounds.forShare().executeTakeFirstOrThrow();
  checkOnSale(round, time);
  return round;
}

/** The numbers of the entries: the player's, in ascending order, and the rest at random (V-29). */
function allNumbers({ draws }: OperatorContext, wanted: readonly (readonly number[])[], entries: number): number[][] {
  if (wanted.length > entries || !wanted.every((each) => areEntry(each, entryNumbers)))
    throw new Refusal(codes.badParameter, 'Six different numbers from 1 to 42', { field: 'numbers' });
  const quick = Array.from({ length: entries - wanted.length }, () =>
    draws.numbers('quickPick', entryNumbers.pick, entryNumbers.max),
  );
  return [...wanted, ...quick].map((each) => each.toSorted((a, b) => a - b));
}

function productOf({ productId }: Wanted, type: number): Product | undefined {
  if (productId === 0) return undefined;
  const product = products.find((each) => each.id === productId && each.type === type);
  if (!product) throw new Refusal(codes.notFound, 'No such product', { field: 'productId' });
  return product;
}

/** Whose money an order wins. */
export const moneyOf = ({ coin }: { coin: number }) => moneyFor({ currency: coin > 0 ? 'coin' : 'lottery' });

/** Charges an order and checks that the player may have it: money counts towards their own limits on play. */
async function pay(trx: Trx, { userId, time }: Context, order: { orderNo: string; price: number; coin: number }) {
  const paid = { ref: `lottery:${order.orderNo}`, userId, time, type: 'lotteryEntry' } as const;
  if (order.coin === 0) return charge(trx, { ...paid, currency: 'lottery', amount: order.price });
  await checkLimits(trx, userId, 'loss', order.coin, time);
  await checkLimits(trx, userId, 'wager', order.coin, time);
  return charge(trx, { ...paid, currency: 'coin', amount: order.coin });
}

/** Buys entries of a round in one transaction (LO-02): paid, within the limits, and before the sales end. */
export async function buyEntries(trx: Trx, operator: OperatorContext, wanted: Wanted, context: Context) {
  const { userId, time } = context;
  const { num } = wanted;
  const known = await trx
    .selectFrom('lotteryRounds')
    .select('activityType')
    .where('id', '=', wanted.round)
    .executeTakeFirst();
  if (!known) throw new Refusal(codes.notFound, 'No such round', { field: 'round' });
  await beginChance(trx, operator, context, known.activityType);
  const round = await roundOnSale(trx, wanted.round, time);
  const product = productOf(wanted, round.activityType);
  const entries = num * (product?.num ?? 1);
  if (entries < 1 || (!product && entries > mostOfOrder) || entries > mostOfRound)
    throw new Refusal(codes.badParameter, `1 to ${mostOfOrder} entries`, { field: 'num' });
  const tickets = allNumbers(operator, wanted.numbers ?? [], entries);
  const stock = { name: entriesIn(round.id), limit: mostOfRound };
  await take(trx, operator.rules, stock, { userId, num: entries });
  if (product)
    await take(trx, operator.rules, { name: boughtIn(round.id, product), limit: product.limit }, { userId, num });

  const orderNo = newOrderNo(time);
  const price = num * (product ? product.price : lotteryOf(round.activityType).price);
  const coin = hundredths(num * (product?.coin ?? 0));
  const holdings = await pay(trx, context, { orderNo, price, coin });
  await feedJackpot(trx, round.activityType, { ref: orderNo, entries, time });
  const { id: orderId } = await trx
    .insertInto('lotteryOrders')
    .values({ orderNo, userId, roundId: round.id, productId: wanted.productId, price, coin, time })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('lotteryEntries')
    .values(tickets.map((numbers) => ({ orderId, roundId: round.id, numbers: arrayOf(numbers) })))
    .execute();
  return { orderNo, round: round.id, drawTime: round.drawTime, tickets, ...holdings };
}
