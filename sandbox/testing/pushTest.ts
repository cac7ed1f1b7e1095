import { notePush } from '../operator/push/notes.ts';
import { sendPushes } from '../operator/api/sendPushes.ts';
import type { PushKind } from '../operator/push/texts.ts';
import { openMoneyTest } from './moneyTest.ts';
import { newSubscription, openPushService } from './pushService.ts';

/** All topics of notifications. */
export const allTopics = ['payouts', 'replies', 'draws'];

/** A test operator whose two push services are on this machine, with devices subscribed at the first or the `other`. */
export async function openPushTest() {
  const [service, other] = [await openPushService(), await openPushService()];
  const operator = await openMoneyTest({ pushServices: [service.origin, other.origin] });
  let devices = 0;
  let occasions = 0;

  /** A player's device subscribed to some topics. */
  async function device(
    token: string,
    { at = service, ...more }: { at?: typeof service; topics?: string[]; lang?: string } = {},
  ) {
    devices += 1;
    const path = `/device/${devices}`;
    const { subscription, read } = newSubscription(at.origin + path);
    const input = { ...subscription, lang: 'en', topics: allTopics, ...more };
    const { errcode } = await operator.call('pushSubscribe', input, token);
    if (errcode !== 0) throw new Error(`The device was refused with ${errcode}`);
    return { path, ...subscription, read };
  }

  /** Queues a message of an occasion for a player. */
  async function note(userId: number, kind: PushKind, ref?: string): Promise<void> {
    const { time } = operator.clock;
    occasions += 1;
    const noted = { ref: ref ?? `occasion:${occasions}`, userId, kind, time };
    await operator.db.transaction().execute((trx) => notePush(trx, noted));
  }

  /** Triggers an occasion for a player; resolves with each message's outcome. */
  async function tell(userId: number, kind: PushKind, ref?: string) {
    await note(userId, kind, ref);
    return sendPushes(operator.context, operator.clock.time);
  }

  return {
    ...operator,
    service,
    other,
    device,
    note,
    tell,
    async close() {
      await operator.close();
      await service.close();
      await other.close();
    },
  };
}

export type PushTest = Awaited<ReturnType<typeof openPushTest>>;
