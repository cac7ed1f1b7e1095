import { tooLate } from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { alike, done, must, refused } from '../expect.ts';

const cites = ['I2', 'payloads K'];
const pages = { pageNum: 1, pageSize: 20 };
const second = 1_000;
const minute = 60 * second;
/** How far the operator's clock may be off the kit's own, milliseconds. */
const tolerance = 2 * minute;
const unheardOf = () => crypto.randomUUID();

/** Every act has an end, `notAfter`, and `operationStatus` tells how it ended. */
export const deadlines: Check[] = [
  {
    id: 'deadlines.past',
    says: 'An act that comes after its notAfter is refused with 410, does nothing, and stays refused',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      const notAfter = kit.client.serverTime() - second;
      const body = { ...(await kit.depositOf()), requestId, notAfter };
      refused(await player.call('createRecharge', body), tooLate);
      refused(await player.call('createRecharge', { ...body, notAfter: notAfter + minute }), tooLate);
      const record = await player.call('rechargeRecord', pages);
      must(done(record).list.length === 0, 'No order', record);
      const status = await player.call('operationStatus', { requestId, notAfter });
      must(done(status).state === 'refused', 'refused', status);
    },
  },
  {
    id: 'deadlines.closed',
    says: 'An act that hasn’t come by its notAfter is refused by asking about it, and a copy that comes then does nothing',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      const notAfter = kit.client.serverTime() - second;
      const asked = await player.call('operationStatus', { requestId, notAfter });
      must(done(asked).state === 'refused', 'refused, once the end is over', asked);
      const body = { ...(await kit.depositOf()), requestId, notAfter: notAfter + minute };
      refused(await player.call('createRecharge', body), tooLate);
      const record = await player.call('rechargeRecord', pages);
      must(done(record).list.length === 0, 'No order', record);
    },
  },
  {
    id: 'deadlines.doneStays',
    says: 'What is done stays done once its notAfter is over: a copy gets the first answer, and the status says done',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      const notAfter = kit.client.serverTime() + 3 * second;
      const body = { ...(await kit.depositOf()), requestId, notAfter };
      const first = await player.call('createRecharge', body);
      done(first);
      await kit.wait(4 * second);
      alike([first, await player.call('createRecharge', body)], 'The first answer to a copy after its end');
      const status = await player.call('operationStatus', { requestId, notAfter });
      must(done(status).state === 'done', 'done', status);
    },
  },
  {
    id: 'deadlines.unknown',
    says: 'An act that may still come is unknown, and asking about it doesn’t end it',
    cites,
    async run(kit) {
      const player = await kit.player();
      const [requestId, notAfter] = [unheardOf(), kit.client.serverTime() + minute];
      const asked = await player.call('operationStatus', { requestId, notAfter });
      must(done(asked).state === 'unknown', 'unknown', asked);
      done(await player.call('createRecharge', { ...(await kit.depositOf()), requestId, notAfter }));
    },
  },
  {
    id: 'deadlines.done',
    says: 'operationStatus tells of an act that was done, with the answer that was given',
    cites,
    async run(kit) {
      const player = await kit.player();
      const body = player.sentBy('createRecharge', await kit.depositOf());
      const { orderNo } = done(await player.call('createRecharge', body));
      const { requestId } = body as { requestId?: string };
      const asked = await player.call('operationStatus', { requestId });
      const { state, call, answer } = done(asked);
      must(state === 'done', 'done', asked);
      must(call === 'createRecharge', 'The call that it was', asked);
      must((answer as { orderNo?: string })?.orderNo === orderNo, `The answer with orderNo ${orderNo}`, asked);
    },
  },
  {
    id: 'deadlines.refused',
    says: 'operationStatus tells of an act that was refused',
    cites,
    async run(kit) {
      const player = await kit.player();
      const requestId = crypto.randomUUID();
      await player.call('createRecharge', { ...(await kit.depositOf()), amount: 100, requestId });
      const asked = await player.call('operationStatus', { requestId });
      must(done(asked).state === 'refused', 'refused', asked);
    },
  },
  {
    id: 'deadlines.serverTime',
    says: 'operationStatus, online and preLogin tell the time in epoch milliseconds, within two minutes',
    cites: ['B12'],
    async run(kit) {
      const player = await kit.player();
      const device = { os: 'web', deviceModel: 'browser', deviceId: player.deviceId };
      const start = { ...device, gameListVersion: '', messagingToken: '', phoneinfoJsonModel: '' };
      for (const each of [
        await player.call('operationStatus', { requestId: unheardOf() }),
        await player.call('online', { gameId: 0 }),
        await player.call('preLogin', start),
      ]) {
        const { serverTime } = each.answer as { serverTime?: number };
        const isNow = Math.abs((serverTime ?? 0) - kit.now()) < tolerance;
        must(isNow, 'A serverTime in epoch milliseconds, within two minutes of the kit’s clock', each);
      }
    },
  },
];
