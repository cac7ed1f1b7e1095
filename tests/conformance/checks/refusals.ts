import * as codes from '#contract/codes.ts';
import { Skipped, type Check } from '../check.ts';
import { done, hasOrders, must, refused } from '../expect.ts';
import { lookAlikesOf } from '../lookAlikes.ts';
import { refusal } from '../refusal.ts';

const day = 24 * 60 * 60 * 1_000;
const peso = 100;
/** An amount that no channel accepts, hundredths. */
const tooLittle = 100;
const password = '135790';

/** The codes and details of refusals. */
export const refusals: Check[] = [
  refusal('amount', 'A deposit below the minimum is refused with 3002, min and max', async (player, kit) => {
    const body = { ...(await kit.depositOf()), amount: tooLittle };
    const order = await player.call('createRecharge', body);
    const { min } = refused(order, codes.amountOutOfRange, { with: ['min', 'max'] });
    must(Number(min) > tooLittle, 'A min above the refused amount', order);
  }),
  refusal(
    'bounds',
    'Deposits of the minimum and the maximum are accepted, and a peso or a hundredth beyond either is refused',
    async (player, kit) => {
      const order = await kit.depositOf();
      const odd = await player.call('createRecharge', { ...order, amount: tooLittle });
      const { min, max } = refused(odd, codes.amountOutOfRange, { with: ['min', 'max'] });
      for (const amount of [Number(min) - peso, Number(min) - 1, Number(max) + 1, Number(max) + peso]) {
        const beyond = await player.call('createRecharge', { ...order, amount });
        must(
          [codes.amountOutOfRange, codes.badParameter].includes(beyond.verdict!),
          'Refused with 3002 or 400',
          beyond,
        );
      }
      if (!kit.config.deposit)
        for (const amount of [min, max]) done(await player.call('createRecharge', { ...order, amount }));
    },
  ),
  {
    id: 'refusals.later',
    says: 'With minRechargeFlag a channel’s minimum is its minAmount2 once a deposit is paid, and its minAmount before',
    cites: ['payloads K'],
    async run(kit) {
      kit.gateway();
      const { minRechargeFlag, rechargeTypes } = (await kit.settings()) ?? {};
      const rising = rechargeTypes?.find(
        ({ status, freeAmount, minAmount, minAmount2 }) =>
          (status ?? 1) === 1 && freeAmount && minAmount && minAmount2 && minAmount2 > minAmount,
      );
      if (!minRechargeFlag || !rising) throw new Skipped('No open channel asks for more after the first deposit');
      const { id: rechargeTypeId, minAmount: first, minAmount2: later } = rising;
      const player = await kit.player();
      const usual = await kit.depositOf();
      const order = (amount: number) => player.call('createRecharge', { ...usual, rechargeTypeId, amount });
      done(await order(first!));
      await kit.deposit(player);
      refused(await order(later! - peso), codes.amountOutOfRange, { as: { min: later } });
      done(await order(later!));
    },
  },
  refusal(
    'bonus',
    'A deposit that would bring another bonus than its player was shown is refused with 3010, and none is placed',
    async (player, kit) => {
      const order = await kit.depositOf();
      const other = await player.call('createRecharge', { ...order, bonus: peso });
      refused(other, codes.bonusChanged, { as: { bonus: 0 } });
      await hasOrders(player, 0, other);
      done(await player.call('createRecharge', { ...order, bonus: 0 }));
    },
    'BO-06',
  ),
  refusal('channel', 'A deposit by an unknown channel is refused with 400 and the field', async (player, kit) => {
    const body = { ...(await kit.depositOf()), rechargeTypeId: 2_000_000_000 };
    refused(await player.call('createRecharge', body), codes.badParameter, { as: { field: 'rechargeTypeId' } });
  }),
  refusal(
    'returnUrl',
    'A returnUrl on another origin is refused with 400, one that looks like yours as well',
    async (player, kit) => {
      const order = await kit.depositOf();
      for (const returnUrl of lookAlikesOf(order.returnUrl)) {
        const made = await player.call('createRecharge', { ...order, returnUrl });
        refused(made, codes.badParameter, { as: { field: 'returnUrl' } });
      }
    },
  ),
  refusal('requestId', 'An act without a valid requestId is refused with 400', async (player, kit) => {
    for (const requestId of [undefined, 'short', 'with a space', 'x'.repeat(65)]) {
      const body = { ...(await kit.depositOf()), requestId };
      refused(await player.call('createRecharge', body), codes.badParameter, { as: { field: 'requestId' } });
    }
  }),
  refusal('unknown', 'Unknown orders, coupons and games are refused with 404', async (player, { client }) => {
    const orderNo = 'NO-SUCH-ORDER';
    const id = 2_000_000_000;
    const asked = {
      rechargeStatus: { orderNo },
      exchangeStatus: { orderNo },
      couponUse: { id },
      startGame: { gameId: id },
    };
    for (const [name, input] of Object.entries(asked) as [keyof typeof asked, object][])
      if (client.has(name)) refused(await player.call(name, input), codes.notFound);
  }),
  refusal(
    'safebox',
    'The safebox requires a password (403), the right one (3008), and enough money (3001)',
    async (player) => {
      const transfer = { direction: 1, amount: tooLittle, password };
      refused(await player.call('safeboxTransfer', transfer), codes.notAllowed, { as: { need: 'password' } });
      await player.call('setSafeboxPassword', { password });
      const wrong = { ...transfer, password: '097531' };
      refused(await player.call('safeboxTransfer', wrong), codes.wrongSafeboxPassword, { with: ['left'] });
      refused(await player.call('safeboxTransfer', transfer), codes.lowBalance);
    },
    'V-23',
    'V-24',
  ),
  {
    id: 'refusals.safeboxAll',
    says: 'The safebox moves the whole balance in and out, and a hundredth more is refused with 3001',
    cites: ['V-24'],
    async run(kit) {
      const player = await kit.payer();
      const all = await player.coin();
      done(await player.call('setSafeboxPassword', { password }));
      for (const direction of [1, 2]) {
        const move = (amount: number) => player.call('safeboxTransfer', { direction, amount, password });
        refused(await move(all + 1), codes.lowBalance);
        done(await move(all));
      }
    },
  },
  refusal(
    'period',
    'A statement of 90 days is answered, and one that starts after its end is refused with 400',
    async (player, { client }) => {
      const endTime = client.serverTime();
      done(await player.call('statement', { startTime: endTime - 90 * day, endTime }));
      refused(await player.call('statement', { startTime: endTime + day, endTime }), codes.badParameter);
    },
    'V-28',
  ),
];
