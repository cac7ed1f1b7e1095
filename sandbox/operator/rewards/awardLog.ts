import type * as activityTypes from '#contract/activityTypes.ts';
import { awardStates, type AwardState } from '#contract/rewards/bonus.ts';
import type { Award } from '#contract/endpoints/awardLog.ts';
import type { Reward } from '#contract/signInReply.ts';
import { pageOf, type Paging } from '#sandbox/db/paging.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';

export type ActivityType = (typeof activityTypes)[keyof typeof activityTypes];

interface Noted {
  /** The occasion, once. */
  ref: string;
  userId: number;
  rewards: readonly Reward[];
  time: number;
  /** The activity it belongs to; absent for a coupon. */
  activity?: ActivityType | undefined;
}

/** Replaces an activity's type. */
const none = 0;

const rowOf = ({ activity, rewards, ...noted }: Noted) => ({
  ...noted,
  activityType: activity ?? none,
  rewards: JSON.stringify(rewards),
});

/**
 * Records that a player received rewards; waiting ones under the same `ref` are replaced, and a copy changes nothing
 * (BO-07).
 */
export async function noteGot(trx: Trx, noted: Noted): Promise<void> {
  if (noted.rewards.length === 0) return;
  const row = { ...rowOf(noted), got: true, expiresAt: null };
  await trx
    .insertInto('awards')
    .values(row)
    .onConflict((conflict) => conflict.column('ref').doUpdateSet(row).where('awards.got', '=', false))
    .execute();
}

/**
 * Records a player's waiting rewards with their expiry, replacing those under the same `ref`; without rewards they
 * are removed.
 */
export async function setWaiting(trx: Trx, { expiresAt, ...noted }: Noted & { expiresAt: number }): Promise<void> {
  if (noted.rewards.length === 0) {
    await trx.deleteFrom('awards').where('ref', '=', noted.ref).where('got', '=', false).execute();
    return;
  }
  const row = { ...rowOf(noted), got: false, expiresAt };
  await trx
    .insertInto('awards')
    .values(row)
    .onConflict((conflict) => conflict.column('ref').doUpdateSet(row).where('awards.got', '=', false))
    .execute();
}

interface Asked extends Paging {
  activityType?: number | null | undefined;
  status?: AwardState | null | undefined;
}

/**
 * A page of a player's rewards, of one activity type, of one state, or all, the latest first; titles are the
 * caller's.
 */
export async function awardLog(
  db: Db,
  userId: number,
  { activityType, status, ...paging }: Asked,
  { time, titleOf }: { time: number; titleOf: (activityType: number) => string },
) {
  let rows = db
    .selectFrom('awards')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('time', 'desc')
    .orderBy('id', 'desc');
  if (activityType) rows = rows.where('activityType', '=', activityType);
  const { got: had, waiting, expired } = awardStates;
  if (status) rows = rows.where('got', '=', status === had);
  if (status === waiting) rows = rows.where('expiresAt', '>', time);
  if (status === expired) rows = rows.where('expiresAt', '<=', time);
  const page = await pageOf(rows, paging);
  const list = page.list.map(({ id, time: at, activityType: type, rewards, got, expiresAt }): Award => ({
    id,
    time: at,
    activityType: type,
    title: titleOf(type),
    awards: rewards,
    status: got ? awardStates.got : (expiresAt ?? 0) <= time ? awardStates.expired : awardStates.waiting,
    ...(expiresAt !== null && { expireTime: expiresAt }),
  }));
  return { ...page, list };
}
