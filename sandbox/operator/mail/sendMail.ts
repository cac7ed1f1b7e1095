import { mailTypes } from '#contract/mail.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { notePush } from '../push/notes.ts';

/** A mail as the staff or an event writes it. */
export interface Letter {
  /** What it is about, once: a second one is not sent. */
  ref: string;
  userId: number;
  type: keyof typeof mailTypes;
  /** Plain text. */
  title: string;
  /** Limited HTML: what others have written goes through `escaped`. */
  content: string;
  awards?: readonly Reward[];
  /** When it comes, epoch milliseconds; it may be planned ahead. */
  time: number;
  /** Until when its award can be claimed; for ever by default. */
  expiresAt?: number;
  /** Whether the occasion has a notification of its own. */
  quiet?: boolean;
}

/** Sends a player a mail, once for its `ref`, however often that is asked for (ML-01). */
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

const noteRef = (ref: string) => `mail:${ref}`;

/** Takes back a mail that was planned and hasn't come yet. */
export async function takeBackMail(db: Db, ref: string, time: number): Promise<void> {
  await db.deleteFrom('mails').where('ref', '=', ref).where('time', '>', time).execute();
  await db.deleteFrom('pushMessages').where('ref', '=', noteRef(ref)).where('madeAt', '>', time).execute();
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that others have written, for the HTML of a mail. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => named[each]!);
