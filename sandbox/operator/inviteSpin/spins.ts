import { sql } from 'kysely';
import { kycStates } from '#contract/kyc.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { dayOf } from '#sandbox/manila.ts';
import { returnedFriends } from '../kyc/former.ts';
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

/** Whether a friend's identity is verified, and not one of those who came back. */
const isCounted = (time: number, returned: number[]) =>
  returned.length === 0
    ? isPassed(time)
    : sql<boolean>`(${isPassed(time)} and users.id not in (${sql.join(returned)}))`;

/** When a friend registered; a closed account that keeps a membership began later than that. */
const invitedAt = sql<number>`case when users.left_id is null then users.created_at else users.pid_at end`;

/**
 * The players invited by one, the latest first. They count once their identity is verified: then each is one person,
 * and of age. Nobody counts again who comes back after deleting an account. Who has left theirs to the owner of its
 * number counts as before.
 */
export async function friendsOf(db: Db, userId: number, time: number) {
  const counts = isCounted(time, await returnedFriends(db, userId, time + 1));
  const friends = db
    .selectFrom('users')
    .select(['users.nickname', invitedAt.as('createdAt'), counts.as('counts')])
    .where('users.pid', '=', userId)
    .orderBy(invitedAt, 'desc')
    .orderBy('users.id', 'desc');
  return { friends, counts };
}

/** How many invited friends count. */
export async function countedFriends(db: Db, userId: number, time: number): Promise<number> {
  const { friends, counts } = await friendsOf(db, userId, time);
  return (await friends.where(counts).execute()).length;
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
