import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { props } from '#contract/props.ts';
import { aMillionFit } from '#sandbox/testing/manyDraws.ts';
import { seededRandom } from '#sandbox/testing/seededRandom.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { createDraws } from '#sandbox/operator/draws/draws.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { fieldsOf } from '#sandbox/operator/shop/fields.ts';
import { scratchCards } from '#sandbox/operator/shop/priceList.ts';

let trial: MoneyTest;
beforeAll(async () => {
  trial = await openMoneyTest();
});
afterAll(() => trial.close());

const [pearl, gold] = scratchCards;
const none = 6;
type Info = Output<'getScratchCardInfo'>;

const info = async (token: string) => (await trial.call('getScratchCardInfo', {}, token))['data'] as Info;
const scratch = (token: string, id = pearl!.id) => trial.act('scratchCardLottery', { id, num: 1 }, token);
const buy = (token: string, num: number, id = pearl!.id) => trial.act('diamondExchangeScratchcard', { id, num }, token);

/** A player who has deposited and has this number of diamonds. */
async function rich(diamonds: number) {
  const player = await trial.player();
  await trial.deposit(player.token, 20_000);
  await trial.give(player.userId, 'diamond', diamonds);
  return player;
}

test('buying a card adds one and deducts its price, once for all copies (DI-05)', async () => {
  const { token } = await rich(100);
  const requestId = crypto.randomUUID();
  const copies = [1, 2, 3].map(() =>
    trial.act('diamondExchangeScratchcard', { id: pearl!.id, num: 3, requestId }, token),
  );
  for (const answer of await Promise.all(copies)) expect(answer).toMatchObject({ errcode: 0, have: 3, diamond: 40 });
  expect(await buy(token, 2)).toMatchObject({ have: 5, diamond: 0 });
  expect(await buy(token, 1)).toMatchObject({ errcode: 3001 });
  expect(await buy(token, 11)).toMatchObject({ errcode: 400, field: 'num' });
  expect((await info(token)).cards.map(({ have }) => have)).toEqual([5, 0]);
});

test('a card’s result is drawn once and stays in the log (DI-06)', async () => {
  const { token } = await rich(100);
  await buy(token, 2);
  trial.switches.force(`card:${pearl!.id}`, [1, none]);
  const requestId = crypto.randomUUID();
  const copies = [1, 2, 3].map(() => trial.act('scratchCardLottery', { id: pearl!.id, num: 1, requestId }, token));
  const [first, ...others] = await Promise.all(copies);
  for (const other of others) expect(other).toEqual(first);
  expect(first!['data']).toMatchObject({ win: [{ id: props.coin, count: 10_000 }], have: 1 });
  expect(await trial.call('refreshData', {}, token)).toMatchObject({ coin: 30_000 });
  const lost = (await scratch(token))['data'] as Output<'scratchCardLottery'>;
  expect(lost).toMatchObject({ win: [], have: 0, addup: { count: 2 } });
  expect(await scratch(token)).toMatchObject({ code: 4002, need: 'card' });
  const log = await trial.call('searchScratchCardAwardLog', { pageNum: 1, pageSize: 20 }, token);
  expect(log['list']).toMatchObject([{ win: [] }, { win: [{ id: props.coin, count: 10_000 }], name: 'Perlas' }]);
});

test('buying and scratching wait for the first deposit, before any result is drawn (V-32)', async () => {
  const { token, userId } = await trial.player();
  await trial.give(userId, 'diamond', 100);
  await trial.give(userId, `item:${pearl!.id}`, 1);
  expect(await buy(token, 1)).toMatchObject({ errcode: 4002, need: 'recharge' });
  expect(await scratch(token)).toMatchObject({ code: 4002, need: 'recharge' });
});

test('on a break nothing is shown, bought or scratched (players RG-20)', async () => {
  const { token } = await rich(100);
  await buy(token, 1);
  await trial.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await buy(token, 1)).toMatchObject({ errcode: 5001 });
  expect(await scratch(token)).toMatchObject({ code: 5001 });
  expect(await trial.call('getScratchCardInfo', {}, token)).toMatchObject({ code: 5001 });
});

test('a cumulative reward is claimed once by id, only when reached (DI-07)', async () => {
  const { token } = await rich(200);
  await buy(token, 10);
  trial.switches.force(
    `card:${pearl!.id}`,
    Array.from({ length: 10 }, () => none),
  );
  for (let each = 0; each < 9; each++) await scratch(token);
  const claim = () => trial.act('receiveAddupAwardById', { id: 1 }, token);
  expect(await claim()).toMatchObject({ errcode: 4002 });
  await scratch(token);
  expect((await info(token)).addup).toMatchObject({ count: 10, list: [{ status: 1 }, { status: 0 }, { status: 0 }] });
  expect(codesOf(await Promise.all([claim(), claim(), claim()]))).toEqual([0, 409, 409]);
  expect((await info(token)).addup.list[0]).toMatchObject({ status: 2 });
  expect(await trial.call('refreshData', {}, token)).toMatchObject({ diamond: 50 });
});

test('a cumulative reward of money is bonus money with its turnover (DI-07, RG-26)', async () => {
  const { token, userId } = await rich(0);
  const scratched = { userId, cardId: pearl!.id, prizeId: none, propId: 0, count: 0, time: trial.clock.time };
  const hundred = Array.from({ length: 100 }, () => scratched);
  await trial.db.insertInto('scratches').values(hundred).execute();
  expect(await trial.act('receiveAddupAwardById', { id: 3 }, token)).toMatchObject({ errcode: 0, coin: 25_000 });
  const sheet = await trial.call('getExchange', {}, token);
  expect(sheet).toMatchObject({ bonusCoin: 5_000, needBet: 20_000 + turnoverTimes.reward * 5_000 });
});

test.each([pearl!, gold!])('a million cards fit the published odds: $name (DI-09, players B18)', async (card) => {
  const { token } = await trial.player();
  const shown = (await info(token)).cards.find(({ id }) => id === card.id)!;
  const chances = new Map(card.prizes.map(({ id }, place) => [id, shown.odds[place]!.chance]));
  expect(aMillionFit(card.prizes, chances)).toBe(true);
  expect(shown.topPrize).toEqual({ id: card.prizes[0].propId, count: card.prizes[0].count });
});

test.each([pearl!, gold!])('only three equal fields win: $name', (card) => {
  const draws = createDraws(seededRandom(3), () => undefined);
  for (let tries = 0; tries < 300; tries++) {
    for (const won of card.prizes) {
      const fields = fieldsOf(card, won, draws).map(({ propId, count }) => `${propId}:${count}`);
      expect(fields).toHaveLength(9);
      const thrice = [...new Set(fields)].filter((each) => fields.filter((other) => other === each).length > 2);
      expect(thrice).toEqual(won.propId ? [`${won.propId}:${won.count}`] : []);
    }
  }
});
