import { tooLate } from '#contract/codes.ts';
import type { Input, Output } from '#contract/endpoints.ts';
import type { Check } from '../check.ts';
import { alike, done, hasOrders, must, refused } from '../expect.ts';
import { preLoginOf } from '../reads.ts';
import type { Player } from '../players.ts';

const cites = ['I2', 'payloads K'];
const second = 1_000;
const minute = 60 * second;
/** How far the operator's clock may differ from the kit's, milliseconds. */
const tolerance = 2 * minute;
/** Long enough for a slow operator to finish, milliseconds. */
const shortLife = 10 * second;
const unheardOf = () => crypto.randomUUID();
type Status = Output<'operationStatus'>;

/** The answer of operationStatus about an act; throws unless the act has this state. */
async function stands(player: Player, act: Input<'operationStatus'>, state: Status['state']) {
  const asked = await player.call('operationStatus', act);
  must(done(asked).state === state, `state ${state}`, asked);
  return asked;
}

/** Every act has a deadline, `notAfter`, and `operationStatus` reports how it ended. */
export const deadlines: Check[] = [
  {
    id: 'deadlines.past',
    says: 'An act that arrives after its notAfter is refused with 410, does nothing, and stays refused',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      const notAfter = kit.client.serverTime() - second;
      const body = { ...(await kit.depositOf()), requestId, notAfter };
      refused(await player.call('createRecharge', body), tooLate);
      refused(await player.call('createRecharge', { ...body, notAfter: notAfter + minute }), tooLate);
      await hasOrders(player, 0);
      await stands(player, { requestId, notAfter }, 'refused');
    },
  },
  {
    id: 'deadlines.closed',
    says: 'operationStatus refuses an act that hasn’t arrived by its notAfter, and a copy that arrives later does nothing',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      const notAfter = kit.client.serverTime() - second;
      await stands(player, { requestId, notAfter }, 'refused');
      const body = { ...(await kit.depositOf()), requestId, notAfter: notAfter + minute };
      refused(await player.call('createRecharge', body), tooLate);
      await hasOrders(player, 0);
    },
  },
  {
    id: 'deadlines.doneStays',
    says: 'A completed act stays done after its notAfter: a copy gets the first answer, and operationStatus reports done',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      const notAfter = kit.client.serverTime() + shortLife;
      const body = { ...(await kit.depositOf()), requestId, notAfter };
      const first = await player.call('createRecharge', body);
      done(first);
      await kit.wait(shortLife + second);
      alike([first, await player.call('createRecharge', body)], 'The first answer for a copy after its notAfter');
      await stands(player, { requestId, notAfter }, 'done');
    },
  },
  {
    id: 'deadlines.unknown',
    says: 'operationStatus reports an act that may still arrive as unknown, and doesn’t end it',
    cites,
    async run(kit) {
      const player = await kit.player();
      const [requestId, notAfter] = [unheardOf(), kit.client.serverTime() + minute];
      await stands(player, { requestId, notAfter }, 'unknown');
      done(await player.call('createRecharge', { ...(await kit.depositOf()), requestId, notAfter }));
    },
  },
  {
    id: 'deadlines.done',
    says: 'operationStatus reports a completed act as done, with its call and its answer',
    cites,
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('createRecharge', await kit.depositOf());
      const { orderNo } = done(await player.call('createRecharge', body));
      const { requestId } = body as { requestId: string };
      const asked = await stands(player, { requestId }, 'done');
      const { call, answer } = done(asked);
      must(call === 'createRecharge', 'The call of that act', asked);
      must((answer as { orderNo?: string })?.orderNo === orderNo, `The answer with orderNo ${orderNo}`, asked);
    },
  },
  {
    id: 'deadlines.refused',
    says: 'operationStatus reports a refused act as refused',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      await player.call('createRecharge', { ...(await kit.depositOf()), amount: 100, requestId });
      await stands(player, { requestId }, 'refused');
    },
  },
  {
    id: 'deadlines.serverTime',
    says: 'operationStatus, online and preLogin have a serverTime in epoch milliseconds, correct within two minutes',
    cites: ['B12'],
    async run(kit) {
      const player = await kit.player();
      for (const each of [
        await player.call('operationStatus', { requestId: unheardOf() }),
        await player.call('online', { gameId: 0 }),
        await player.call('preLogin', preLoginOf(player.deviceId)),
      ]) {
        const { serverTime } = each.answer as { serverTime?: number };
        const isNow = Math.abs((serverTime ?? 0) - kit.rightTime()) < tolerance;
        must(isNow, 'A serverTime in epoch milliseconds, within two minutes of the kit’s clock', each);
      }
    },
  },
];
