import { proxy } from 'valtio/vanilla';
import type { PushTopic } from '#contract/push.ts';
import {
  askPermission,
  currentSubscription,
  endSubscription,
  isFor,
  pushAbility,
  subscribeDevice,
  type PushAbility,
} from '#browser/push/pushManager.ts';
import { lockedOrNot } from '#browser/locks.ts';
import { isAllowed } from '#browser/push/pushAllowed.ts';
import { readPushRecord, writePushRecord } from '#browser/push/pushRecord.ts';
import { isSessionKnown } from '#data/known.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { language } from '#i18n/language.ts';

interface Device {
  ability: PushAbility;
  /** The notification topics on this device; empty while off. */
  topics: readonly PushTopic[];
}

/** This device's notification state; `look` brings it up to date. */
export const device = proxy<Device>({ ability: 'none', topics: [] });

/** How long a change in another tab may take, milliseconds: it calls the operator, with a deadline of its own. */
const patience = 50_000;

/** Runs subscription changes one at a time in all tabs, as half a change belongs to nobody. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => lockedOrNot('push', {}, patience, work);

const publicKey = () => stores.session.pushKey;

/** The current player's own choice on this device; a former player's doesn't count. */
function ownRecord() {
  const record = readPushRecord();
  return record && record.userId === stores.session.userId ? record : null;
}

/** Reads the browser's permission and the player's choice; both may have changed elsewhere. */
export function look(): void {
  device.ability = pushAbility();
  device.topics = (isAllowed() && ownRecord()?.topics) || [];
}

/** Ends notifications on this device in the browser, so that none arrives even if the operator isn't reached. */
async function endHere() {
  writePushRecord(null);
  look();
  await endSubscription();
}

/**
 * Subscribes the device for the current player and registers it with the operator, or drops it if the player has
 * since logged out.
 */
async function subscribeFor(topics: PushTopic[], key: string) {
  const { userId, epoch } = stores.session;
  const lang = language.code;
  const subscription = await subscribeDevice(key);
  const { keys } = subscription.toJSON();
  const { endpoint } = subscription;
  if (stores.session.epoch === epoch)
    await app.account.subscribePush({
      endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      lang: lang === 'fil' ? 'fil' : 'en',
      topics,
    });
  if (stores.session.epoch !== epoch) return endHere();
  writePushRecord({ userId, endpoint, lang, topics });
  look();
}

/**
 * Sets the topics to notify about on this device from now on; none unsubscribes. Requests permission, so it must be
 * called within a tap; resolves to false if the player hasn't granted it.
 */
export async function chooseTopics(topics: PushTopic[]): Promise<boolean> {
  const key = publicKey();
  if (topics.length === 0 || !key) {
    const endpoint = ownRecord()?.endpoint;
    try {
      await inTurn(endHere);
    } finally {
      // If this call fails, the browser drops later messages, and the push service tells the operator of the end.
      if (endpoint) await app.account.unsubscribePush({ endpoint }).catch(() => {});
    }
    return true;
  }
  const { epoch } = stores.session;
  const isGiven = await askPermission();
  look();
  if (stores.session.epoch !== epoch) return false;
  if (isGiven) await inTurn(() => subscribeFor(topics, key));
  return isGiven;
}

/**
 * Aligns browser and operator with the current player: a former player's subscription ends, one that the browser has
 * replaced or that is in another language is sent again.
 */
export const alignDevice = () => inTurn(align);

async function align(): Promise<void> {
  const { userId } = stores.session;
  // While the device doesn't say who is logged in, nobody's subscription ends.
  if (!isSessionKnown() || !('serviceWorker' in navigator)) return;
  const subscription = await currentSubscription();
  const record = ownRecord();
  const key = publicKey();
  if (!userId || !record || !isAllowed() || key === '') {
    if (record || subscription) await endHere();
    return;
  }
  if (!key) return;
  const isSame = subscription?.endpoint === record.endpoint && isFor(subscription, key);
  if (!isSame || record.lang !== language.code) await subscribeFor(record.topics, key);
}
