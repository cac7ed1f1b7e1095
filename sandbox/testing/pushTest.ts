import { notePush } from '../operator/push/notes.ts';
import { sendPushes } from '../operator/api/sendPushes.ts';
import type { PushKind } from '../operator/push/texts.ts';
import { openMoneyTest } from './moneyTest.ts';
import { newSubscription, openPushService } from './pushService.ts';

/** All topics of notifications. */
export const allTopics = ['payouts', 'replies', 'draws'];

/** A test operator whose push service is on this machine, with devices subscribed there. */
export async function openPushTest() {
  const service = await openPushService();
  const operator = await openMoneyTest({ pushServices: [service.origin] });
  let devices = 0;
  let occasions = 0;

  /** A player's device subscribed to some topics. */
  async function device(token: string, more: { topics?: string[]; lang?: string } = {}) {
    devices += 1;
    const path = `/device/${devices}`;
    const { subscription, read } = newSubscription(service.origin + path);
    const input = { ...subscription, lang: 'en', topics: allTopics, ...more };
    const { errcode } = await operator.call('pushSubscribe', input, token);
    if (errcode !== 0) throw new Error(`The device was refused with ${errcode}`);
    return { path, ...subscription, read };
  }

  /** Triggers an occasion for a player; resolves with each message's outcome. */
  async function tell(userId: number, kind: PushKind, ref?: string) {
    const { time } = operator.clock;
    occasions += 1;
    const note = { ref: ref ?? `occasion:${occasions}`, userId, kind, time };
    await operator.db.transaction().execute((trx) => notePush(trx, note));
    return sendPushes(operator.context, time);
  }

  return {
    ...operator,
    service,
    device,
    tell,
    async close() {
      await operator.close();
      await service.close();
    },
  };
}

export type PushTest = Awaited<ReturnType<typeof openPushTest>>;
