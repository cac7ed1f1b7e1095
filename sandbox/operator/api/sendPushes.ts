import webPush from 'web-push';
import type { Db } from '#sandbox/db/tables.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { restrictionOf } from '../kyc/mayPlay.ts';
import { isPushService } from '../push/services.ts';
import { pushMessageOf, pushTexts, type PushKind } from '../push/texts.ts';

type Sending = Pick<OperatorContext, 'db' | 'written' | 'pushServices'>;

/** The contact for push services. */
const subject = 'mailto:help@perlas.example';

/** How long a push service keeps a message for an offline device, seconds, and its timeout, milliseconds. */
const lifetime = 24 * 60 * 60;
const patience = 10_000;

/** The answers of push services for a device that no longer exists. */
const gone: readonly number[] = [404, 410];

export type PushOutcome = 'sent' | 'gone' | 'failed';

/**
 * Sends the queued messages, each once and never again, to the devices whose session is still valid and that want its
 * topic. A player on a break or excluded gets none, and nobody gets an offer without consent (RG-20).
 */
export async function sendPushes(operator: Sending, time: number): Promise<PushOutcome[]> {
  const outcomes: PushOutcome[] = [];
  const noted = await operator.db
    .updateTable('pushMessages')
    .set({ sentAt: time })
    .where('sentAt', 'is', null)
    .where('madeAt', '<=', time)
    .returning(['userId', 'kind'])
    .execute();
  for (const { userId, kind } of noted) {
    if (!(await mayBeTold(operator.db, userId, kind, time))) continue;
    for (const device of await devicesOf(operator.db, userId, kind, time))
      // A failed encryption for one device doesn't block the others.
      outcomes.push(await send(operator, device, kind).catch(() => 'failed' as const));
  }
  return outcomes;
}

async function mayBeTold(db: Db, userId: number, kind: PushKind, time: number): Promise<boolean> {
  if (await restrictionOf(db, userId, time)) return false;
  if (pushTexts[kind].topic !== 'offers') return true;
  const choice = await db.selectFrom('optOuts').select('push').where('userId', '=', userId).executeTakeFirst();
  return choice?.push === false;
}

async function devicesOf(db: Db, userId: number, kind: PushKind, time: number) {
  const devices = await db
    .selectFrom('pushSubscriptions')
    .innerJoin('tokens', 'tokens.hash', 'pushSubscriptions.session')
    .select(['endpoint', 'p256dh', 'auth', 'lang', 'topics'])
    .where('pushSubscriptions.userId', '=', userId)
    .where('tokens.revoked', '=', false)
    .where('tokens.expiresAt', '>', time)
    .execute();
  const { topic } = pushTexts[kind];
  return topic === 'offers' ? devices : devices.filter(({ topics }) => topics.includes(topic));
}

type Device = Awaited<ReturnType<typeof devicesOf>>[number];

/** Sends one message, encrypted for its device; a device that is gone is deleted. */
async function send(
  { db, written, pushServices }: Sending,
  { endpoint, p256dh, auth, lang }: Device,
  kind: PushKind,
): Promise<PushOutcome> {
  if (!isPushService(endpoint, pushServices)) return 'failed';
  const message = pushMessageOf(kind, lang);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...written.pushKeys }, TTL: lifetime, topic: message.topic },
  );
  const { 'Content-Length': _, ...sent } = headers as Record<string, string | number>;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    // Following redirects would let a listed host send the operator to any address in its own network.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (answer && gone.includes(answer.status)) {
    await db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute();
    return 'gone';
  }
  return answer?.ok ? 'sent' : 'failed';
}
