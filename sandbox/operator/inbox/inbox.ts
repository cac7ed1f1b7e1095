import { sql } from 'kysely';
import { mailTypes } from '#contract/mail.ts';
import type { MailHeader } from '#contract/endpoints/mail.ts';
import { isMoney } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { depositedBy } from '../money/recharges.ts';
import { claimsAmong } from '../rewards/claims.ts';
import { restrictionOf } from '../kyc/mayPlay.ts';

/** The claim name of a mail's award. */
export const awardName = (id: number) => `mail:${id}`;

interface Row {
  id: number;
  type: 1 | 2 | 3;
  title: string;
  awards: Reward[];
  time: number;
  expiresAt: number | null;
  readAt: number | null;
}

/** That a mail is no offer, or this player, whose it is, hasn't requested to be deleted. */
const isWelcome = (userId: number) => sql<boolean>`(type <> ${mailTypes.promo}
  or not exists (select from deletions where deletions.user_id = ${userId}))`;

/**
 * A player's current mails, the latest first; no offers during a break or exclusion (RG-20), or while the account is to
 * be deleted (ME-09).
 */
export async function mailsOf(db: Db, userId: number, time: number) {
  const all = db
    .selectFrom('mails')
    .selectAll()
    .where('userId', '=', userId)
    .where('deleted', '=', false)
    .where('time', '<=', time)
    .where(isWelcome(userId))
    .orderBy('time', 'desc')
    .orderBy('id', 'desc');
  const restricted = await restrictionOf(db, userId, time);
  return restricted ? all.where('type', '!=', mailTypes.promo) : all;
}

/** How many of them are unread. */
export async function unreadOf(db: Db, userId: number, time: number): Promise<number> {
  const { total } = await (
    await mailsOf(db, userId, time)
  )
    .where('readAt', 'is', null)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Mails as in answers, without their texts. */
export async function headersOf(db: Db, userId: number, rows: readonly Row[]): Promise<MailHeader[]> {
  const claimed =
    rows.length > 0
      ? await claimsAmong(
          db,
          userId,
          rows.map(({ id }) => awardName(id)),
        )
      : new Set();
  return rows.map(({ id, title, time, type, readAt, awards, expiresAt }) => ({
    id,
    title,
    time,
    type,
    isRead: readAt !== null,
    hasAward: awards.length > 0,
    awardReceived: claimed.has(awardName(id)),
    ...(awards.length > 0 && { awards }),
    ...(expiresAt !== null && { expireTime: expiresAt }),
  }));
}

/** Whether a mail's award is unclaimed. */
export const waits = ({ hasAward, awardReceived, expireTime }: MailHeader, time: number) =>
  Boolean(hasAward) && !awardReceived && (expireTime ?? Infinity) > time;

/** The mails with claimable awards: cash only after a paid deposit (V-32). `locked` says that some must wait. */
export async function claimableOf(db: Db, userId: number, time: number): Promise<{ mails: Row[]; locked: boolean }> {
  const rows = await (await mailsOf(db, userId, time)).execute();
  const heads = await headersOf(db, userId, rows);
  const waiting = rows.filter((_, place) => waits(heads[place]!, time));
  const isCash = ({ awards }: Row) => awards.some(({ id }) => isMoney(id));
  if (!waiting.some(isCash) || (await depositedBy(db, userId)) > 0) return { mails: waiting, locked: false };
  return { mails: waiting.filter((row) => !isCash(row)), locked: true };
}

/** Whether a mail's award is claimable: the red dot (E-12). */
export const mailWaits = async ({ db }: { db: Db }, userId: number, time: number): Promise<boolean> =>
  (await claimableOf(db, userId, time)).mails.length > 0;
