import { sql } from 'kysely';
import { mailTypes } from '#contract/mail.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { notePush } from '../push/notes.ts';

/** A mail as the staff or an event writes it. */
export interface Letter {
  /** Its occasion, once: a second one is not sent. */
  ref: string;
  userId: number;
  type: keyof typeof mailTypes;
  /** Plain text. */
  title: string;
  /** Limited HTML: text written by others goes through `escaped`. */
  content: string;
  awards?: readonly Reward[];
  /** When it arrives, epoch milliseconds; it may be scheduled. */
  time: number;
  /** Until when its award can be claimed; by default for ever. */
  expiresAt?: number;
  /** Whether the occasion has a notification of its own. */
  quiet?: boolean;
}

/** Sends a player a mail, once for its `ref`, however often it is called (ML-01). */
export async function sendMail(
  db: Db,
  { type, awards = [], expiresAt, quiet = false, ...letter }: Letter,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({ ...letter, type: mailTypes[type], awards: JSON.stringify(awards), expiresAt: expiresAt ?? null })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
  const { ref, userId, time } = letter;
  if (!quiet) await notePush(db, { ref: noteRef(ref), userId, kind: 'mail', time });
}

const noteOf = 'mail:';
const noteRef = (ref: string) => noteOf + ref;

/** Whether the notification of this occasion is about a mail with an offer. */
export async function isNoteOfOffer(db: Db, occasion: string): Promise<boolean> {
  if (!occasion.startsWith(noteOf)) return false;
  const offers = db.selectFrom('mails').select('id').where('type', '=', mailTypes.promo);
  return (await offers.where('ref', '=', occasion.slice(noteOf.length)).executeTakeFirst()) !== undefined;
}

/** Cancels those scheduled mails that haven't arrived yet. */
export async function takeBackMails(db: Db, refs: readonly string[], time: number): Promise<void> {
  const isAmong = (all: readonly string[]) => sql<boolean>`ref = any(${all}::text[])`;
  await db.deleteFrom('mails').where(isAmong(refs)).where('time', '>', time).execute();
  await db
    .deleteFrom('pushMessages')
    .where(isAmong(refs.map(noteRef)))
    .where('madeAt', '>', time)
    .execute();
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text written by others, escaped for a mail's HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => named[each]!);
