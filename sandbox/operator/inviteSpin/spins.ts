import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { dayOf } from '#sandbox/manila.ts';
import { claimsOf } from '../rewards/claims.ts';
import { rule } from './wheel.ts';

const sharing = 'inviteSpin:share:';

/** The name of a day's spin for sharing, which is granted once. */
export const sharingOn = (time: number) => `${sharing}${dayOf(time)}`;

/** Whether a player has had this day's spin for sharing. */
export const hasShared = async (db: Db, userId: number, time: number) =>
  (await claimsOf(db, userId, sharingOn(time))).size > 0;

const isPassed = (time: number) => sql<boolean>`exists (
  select from kyc_checks where kyc_checks.user_id = users.id
  and verdict = ${kycStates.passed} and decided_at <= ${time})`;

/**
 * The players invited by one, the latest first. They count once their identity is verified: then each is one person,
 * and of age.
 */
export const friendsOf = (db: Db, userId: number, time: number) =>
  db
    .selectFrom('users')
    .select(['users.nickname', 'users.createdAt', isPassed(time).as('counts')])
    .where('users.pid', '=', userId)
    .orderBy('users.id', 'desc');

/** How many invited friends count. */
export async function countedFriends(db: Db, userId: number, time: number): Promise<number> {
  const friends = await friendsOf(db, userId, time).where(isPassed(time)).execute();
  return friends.length;
}

/** A player's remaining spins: the initial ones, those for days of sharing and for friends, less the used ones. */
export async function spinsLeft(db: Db, userId: number, time: number): Promise<number> {
  const spun = await db
    .selectFrom('inviteSpins')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const shared = (await claimsOf(db, userId, sharing)).size;
  const invited = await countedFriends(db, userId, time);
  const earned = rule.welcome + rule.share * shared + rule.invite * invited;
  return Math.max(0, earned - Number(spun.total));
}
