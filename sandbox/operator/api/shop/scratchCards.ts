import { randomUUID } from 'node:crypto';
import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { scratchCards as endpoints } from '#contract/endpoints/scratchCards.ts';
import { collectedStates } from '#contract/rewards/shop.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { amountOf, move } from '#sandbox/ledger/ledger.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { claimOnce, claimsOf } from '#sandbox/operator/rewards/claims.ts';
import { charge, checkTopUp, grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct, beginChance } from '#sandbox/operator/rewards/openActivity.ts';
import { fieldsOf } from '#sandbox/operator/shop/fields.ts';
import { checkNum } from './points.ts';
import {
  checkOpen,
  collectedAwards,
  scratchCards,
  type CardKind,
  type Prize,
} from '#sandbox/operator/shop/priceList.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';

const claimName = (id: number) => `scratched:${id}`;

/** A kind of card; refused for an unknown one. */
function cardOf(id: number): CardKind {
  const card = scratchCards.find((each) => each.id === id);
  if (!card) throw new Refusal(codes.notFound, 'No such card', { field: 'id' });
  return card;
}

const winOf = ({ propId, count }: Pick<Prize, 'propId' | 'count'>) => (propId === 0 ? [] : [{ id: propId, count }]);
const cardsOf = (db: Db, userId: number, { id }: CardKind) => amountOf(db, userId, `item:${id}`);

/** How many cards a player has scratched, and the open rewards for it. */
async function collectedBy(db: Db, userId: number) {
  const row = db.selectFrom('scratches').select(({ fn }) => fn.countAll<number | string>().as('count'));
  const count = Number((await row.where('userId', '=', userId).executeTakeFirstOrThrow()).count);
  const claimed = await claimsOf(db, userId, 'scratched:');
  const list = collectedAwards.map(({ id, need, awards }) => {
    const reached = count >= need ? collectedStates.claimable : collectedStates.open;
    return { id, need, awards, status: claimed.has(claimName(id)) ? collectedStates.claimed : reached };
  });
  return { count, list };
}

/** Handlers for scratch cards: bought with diamonds, drawn before anything is scratched. */
export function scratchCardHandlers(operator: OperatorContext): Group<typeof endpoints> {
  const { db } = operator;

  return {
    getScratchCardInfo: async (_, context) => {
      await checkOpen(operator, context);
      const { userId } = context;
      const cards = await Promise.all(
        scratchCards.map(async (card) => ({
          id: card.id,
          name: card.name,
          price: card.price,
          img: card.img,
          have: await cardsOf(db, userId, card),
          topPrize: winOf(card.prizes[0])[0]!,
          odds: card.prizes.map(({ propId, count, chance }) => ({ propId, count, chance })),
        })),
      );
      return { cards, addup: await collectedBy(db, userId), turnover: turnoverTimes.reward };
    },
    diamondExchangeScratchcard: ({ id, num }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        const card = cardOf(id);
        checkNum(num);
        await beginChance(trx, operator, context, activityTypes.points);
        await checkTopUp(trx, userId);
        const act = { ref: `cards:${randomUUID()}`, userId, time };
        const paid = await charge(trx, { ...act, currency: 'diamond', amount: card.price * num, remark: card.name });
        const bought = { ...act, ref: `${act.ref}:for`, type: 'purchase', currency: `item:${card.id}` } as const;
        const have = await move(trx, { ...bought, amount: num });
        return { have, ...paid };
      }),
    scratchCardLottery: ({ id, num }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        const card = cardOf(id);
        if (num !== 1) throw new Refusal(codes.badParameter, 'One card at a time', { field: 'num' });
        await beginChance(trx, operator, context, activityTypes.points);
        await checkTopUp(trx, userId);
        if ((await cardsOf(trx, userId, card)) < 1)
          throw new Refusal(codes.conditionUnmet, 'No such card left', { need: 'card' });
        const won = operator.draws.one(`card:${id}`, card.prizes);
        const { id: drawId } = await trx
          .insertInto('scratches')
          .values({ userId, cardId: id, prizeId: won.id, propId: won.propId, count: won.count, time })
          .returning('id')
          .executeTakeFirstOrThrow();
        const act = { ref: `scratch:${drawId}`, userId, time };
        const activity = activityTypes.points;
        await charge(trx, { ...act, currency: `item:${card.id}`, amount: 1 });
        const win = winOf(won);
        if (win.length > 0)
          await grant(trx, { ...act, ref: `${act.ref}:for`, rewards: win, money: 'reward', type: 'prize', activity });
        const have = await cardsOf(trx, userId, card);
        const cells = fieldsOf(card, won, operator.draws);
        return { drawId, cardId: id, cells, win, have, addup: await collectedBy(trx, userId) };
      }),
    receiveAddupAwardById: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        const award = collectedAwards.find((each) => each.id === id);
        if (!award) throw new Refusal(codes.notFound, 'No such reward', { field: 'id' });
        await beginAct(trx, operator, context, activityTypes.points);
        if ((await collectedBy(trx, userId)).count < award.need)
          throw new Refusal(codes.conditionUnmet, 'Not so many cards yet');
        await claimOnce(trx, { userId, name: claimName(id), time });
        const ref = `scratched:${userId}:${id}`;
        const activity = activityTypes.points;
        const given = await grant(trx, { ref, userId, rewards: award.awards, money: 'reward', time, activity });
        return { ...given, addup: await collectedBy(trx, userId) };
      }),
    searchScratchCardAwardLog: async (paging, { userId }) => {
      const rows = db.selectFrom('scratches').selectAll().where('userId', '=', userId).orderBy('id', 'desc');
      const page = await pageOf(rows, paging);
      const list = page.list.map(({ id: drawId, time, cardId, propId, count }) => {
        const name = scratchCards.find(({ id }) => id === cardId)?.name ?? '';
        return { drawId, time, cardId, name, win: propId === 0 ? [] : [{ id: propId, count }] };
      });
      return { ...page, list };
    },
  };
}
