import webPush from 'web-push';
import type { Db } from '#sandbox/db/tables.ts';
import type { Report } from '../context/attemptEach.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { isToBeDeleted } from '../deletion/deletions.ts';
import { restrictionOf } from '../kyc/mayPlay.ts';
import { isNoteOfOffer } from '../mail/sendMail.ts';
import { sendToService, type Attempt, type PushOutcome } from '../push/perService.ts';
import { isPushService, pushServiceOf } from '../push/services.ts';
import { pushMessageOf, pushTexts, type PushKind } from '../push/texts.ts';

type Sending = Pick<OperatorContext, 'db' | 'written' | 'pushServices'>;

/** The contact for push services. */
const subject = 'mailto:help@perlas.example';

/** How long a push service keeps a message for an offline device, seconds, and its timeout, milliseconds. */
const lifetime = 24 * 60 * 60;
const patience = 10_000;

/** The answers of push services for a device that no longer exists. */
const gone: readonly number[] = [404, 410];

/** A message on its way to one of its player's devices. */
interface Message {
  ref: string;
  userId: number;
  kind: PushKind;
  endpoint: string;
}

/**
 * Sends the queued messages, each once and never again, to the devices whose session is still valid and that want its
 * topic. A player on a break or excluded gets none, and nobody gets an offer, or that a mail with one has come, without
 * consent (RG-20), or after requesting to be deleted (ME-09). The push services are served beside each other, so that one that doesn't answer
 * holds up none of the others' messages.
 */
export async function sendPushes(
  operator: Sending,
  time: number,
  report: Report = console.error,
): Promise<PushOutcome[]> {
  // What goes wrong with one message doesn't block the others.
  const attempt = (message: Message) =>
    sendOrWithhold(operator, message, time).catch((error: unknown): Attempt => {
      report(error);
      return 'failed';
    });
  const outcomes = [...(await takeMessages(operator, time)).values()].map((messages) =>
    sendToService(messages, attempt),
  );
  return (await Promise.all(outcomes)).flat();
}

/** Takes the queued messages, the earliest first, for each device of their players, by its push service. */
async function takeMessages({ db, pushServices }: Sending, time: number): Promise<Map<string | undefined, Message[]>> {
  const messages = await db
    .with('taken', (queries) =>
      queries
        .updateTable('pushMessages')
        .set({ sentAt: time })
        .where('sentAt', 'is', null)
        .where('madeAt', '<=', time)
        .returning(['ref', 'userId', 'kind', 'madeAt']),
    )
    .selectFrom('taken')
    .innerJoin('pushSubscriptions', 'pushSubscriptions.userId', 'taken.userId')
    .select(['taken.ref', 'taken.userId', 'taken.kind', 'pushSubscriptions.endpoint'])
    .orderBy('taken.madeAt')
    .execute();
  const byService = new Map<string | undefined, Message[]>();
  for (const message of messages) {
    const service = pushServiceOf(message.endpoint, pushServices);
    const others = byService.get(service);
    if (others) others.push(message);
    else byService.set(service, [message]);
  }
  return byService;
}

/** Sends one message, unless meanwhile its player may not get it, or its device no longer wants it. */
async function sendOrWithhold(operator: Sending, message: Message, time: number): Promise<Attempt> {
  if (!(await mayBeTold(operator.db, message, time))) return 'withheld';
  const device = await deviceOf(operator.db, message, time);
  return device ? send(operator, device, message.kind) : 'withheld';
}

async function mayBeTold(db: Db, { ref, userId, kind }: Message, time: number): Promise<boolean> {
  if (await restrictionOf(db, userId, time)) return false;
  const isOffer = pushTexts[kind].topic === 'offers' || (await isNoteOfOffer(db, ref));
  if (!isOffer) return true;
  if (await isToBeDeleted(db, userId)) return false;
  const choice = await db.selectFrom('optOuts').select('push').where('userId', '=', userId).executeTakeFirst();
  return choice?.push === false;
}

/** A message's device, if it is still the player's, with a valid session, and wants the topic. */
async function deviceOf(db: Db, { userId, kind, endpoint }: Message, time: number) {
  const device = await db
    .selectFrom('pushSubscriptions')
    .innerJoin('tokens', 'tokens.hash', 'pushSubscriptions.session')
    .select(['endpoint', 'p256dh', 'auth', 'lang', 'topics'])
    .where('endpoint', '=', endpoint)
    .where('pushSubscriptions.userId', '=', userId)
    .where('tokens.revoked', '=', false)
    .where('tokens.expiresAt', '>', time)
    .executeTakeFirst();
  const { topic } = pushTexts[kind];
  return topic === 'offers' || device?.topics.includes(topic) ? device : undefined;
}

type Device = NonNullable<Awaited<ReturnType<typeof deviceOf>>>;

/** Sends one message, encrypted for its device; a device that is gone is deleted. */
async function send(
  { db, written, pushServices }: Sending,
  { endpoint, p256dh, auth, lang }: Device,
  kind: PushKind,
): Promise<Attempt> {
  if (!isPushService(endpoint, pushServices)) return 'failed';
  const message = pushMessageOf(kind, lang);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...written.pushKeys }, TTL: lifetime, topic: message.topic },
  );
  const { 'Content-Length': _, ...sent } = headers as Record<string, string | number>;
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    // Following redirects would let a listed host send the operator to any address in its own network.
    redirect: 'manual',
    signal,
  }).catch(() => undefined);
  if (!answer) return signal.aborted ? 'unanswered' : 'failed';
  if (gone.includes(answer.status)) {
    await db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute();
    return 'gone';
  }
  return answer.ok ? 'sent' : 'failed';
}
