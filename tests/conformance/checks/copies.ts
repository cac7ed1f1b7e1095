import { badParameter, depositLimit } from '#contract/codes.ts';
import { common } from '#sandbox/testing/common.ts';
import type { Check } from '../check.ts';
import { alike, done, hasOrders, must, refused } from '../expect.ts';

const cites = ['I1', 'A5', 'A6'];
const many = 8;
const password = '135790';
const pages = { pageNum: 1, pageSize: 20 };
const hundredPesos = 10_000;
/** The deadline of a copy that has another one, milliseconds from now. */
const later = 30_000;

/** The operator's half of "one tap, one charge": a `requestId` is one act. */
export const copies: Check[] = [
  {
    id: 'copies.atOnce',
    says: 'Simultaneous copies of a deposit are one order, and all get its answer',
    cites,
    async run(kit) {
      const player = await kit.player();
      const answers = await player.copies('createRecharge', await kit.depositOf(), many);
      for (const each of answers) done(each);
      alike(answers, 'The first answer for every copy');
      await hasOrders(player, 1);
    },
  },
  {
    id: 'copies.late',
    says: 'A copy that arrives after other acts gets the first answer and does nothing',
    cites,
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('createRecharge', await kit.depositOf());
      const first = await player.call('createRecharge', body);
      done(first);
      const other = await player.call('createRecharge', await kit.depositOf());
      alike([first, await player.call('createRecharge', body)], 'The first answer for a late copy');
      await hasOrders(player, 2, other);
    },
  },
  {
    id: 'copies.refused',
    says: 'A copy of a refused act is refused too, even if the act would be possible by now',
    cites,
    async run(kit) {
      const gateway = kit.gateway();
      const player = await kit.player();
      const order = await kit.depositOf();
      const { amount } = order;
      done(await player.call('selfLimitSet', { kind: 'deposit', period: 'day', value: amount }));
      const { orderNo } = done(await player.call('createRecharge', order));
      const body = player.sentBy('createRecharge', order);
      refused(await player.call('createRecharge', body), depositLimit);
      const failed = await gateway.payment({ orderNo, status: 'failed', amount });
      refused(await player.call('createRecharge', body), depositLimit);
      await hasOrders(player, 1, failed);
      done(await player.call('createRecharge', order));
    },
  },
  {
    id: 'copies.otherBody',
    says: 'A requestId reused with another input is refused with 400 and does nothing',
    cites,
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('createRecharge', await kit.depositOf());
      const first = done(await player.call('createRecharge', body));
      const other = await player.call('createRecharge', { ...body, ...(await kit.depositOf(2)) });
      refused(other, badParameter, { as: { field: 'requestId' } });
      const [orderNo] = await hasOrders(player, 1, other);
      must(orderNo === first.orderNo, `The first order, ${first.orderNo}`, other);
    },
  },
  {
    id: 'copies.sameInput',
    says: 'Another order of fields, notAfter, client version or unknown field doesn’t make a copy another act',
    cites,
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('createRecharge', await kit.depositOf());
      const first = await player.call('createRecharge', body);
      done(first);
      const reversed = Object.fromEntries(Object.entries({ ...common, ...body }).toReversed());
      const late = await kit.client.post('createRecharge', reversed, player.token);
      const others = [late];
      for (const more of [
        { notAfter: kit.client.serverTime() + later },
        { contractVersion: '1.0.0' },
        { traceId: 'a' },
      ])
        others.push(await player.call('createRecharge', { ...body, ...more }));
      alike([first, ...others], 'The first answer for every copy');
      await hasOrders(player, 1, ...others);
    },
  },
  {
    id: 'copies.form',
    says: 'An input of the wrong form, refused with 400, leaves its requestId free for the right one',
    cites,
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('createRecharge', await kit.depositOf());
      refused(await player.call('createRecharge', { ...body, amount: 'all' }), badParameter);
      done(await player.call('createRecharge', body));
    },
  },
  {
    id: 'copies.otherCall',
    says: 'A requestId reused for another call is refused with 400',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      done(await player.call('createRecharge', { ...(await kit.depositOf()), requestId }));
      const other = await player.call('startGame', { gameId: await kit.gameId(), requestId });
      refused(other, badParameter, { as: { field: 'requestId' } });
    },
  },
  {
    id: 'copies.otherPlayer',
    says: 'The same requestId from two players is two acts',
    cites,
    async run(kit) {
      const requestId = crypto.randomUUID();
      const body = { ...(await kit.depositOf()), requestId };
      const one = await (await kit.player()).call('createRecharge', body);
      const other = await (await kit.player()).call('createRecharge', body);
      must(done(one).orderNo !== done(other).orderNo, 'An order for each of them', one, other);
    },
  },
  {
    id: 'copies.money',
    says: 'Copies of a transfer to the safebox move the money once',
    cites: [...cites, 'ME-06'],
    async run(kit) {
      const player = await kit.payer();
      const before = await player.coin();
      done(await player.call('setSafeboxPassword', { password }));
      const amount = hundredPesos;
      const answers = await player.copies('safeboxTransfer', { direction: 1, amount, password }, many);
      for (const each of answers) done(each);
      alike(answers, 'The first answer for every copy');
      const now = await player.call('refreshData');
      must(done(now).coin === before - amount, `A balance of ${before - amount}`, answers[0]!, now);
      const log = await player.call('safeboxLog', pages);
      must(done(log).list.length === 1, 'One line in safeboxLog', log);
    },
  },
];
