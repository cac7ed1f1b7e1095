import type * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { Activity } from '#contract/entities.ts';
import { isOffered } from '#contract/rewards/offered.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Context, OperatorContext } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { checkMayPlay } from '../kyc/mayPlay.ts';
import { checkDevice } from '../kyc/sharedDevices.ts';

type ActivityType = (typeof activityTypes)[keyof typeof activityTypes];

/** Of types that are one activity with one page, the one that isn't over; the last of them if all are. */
export const currentType = <T extends ActivityType>(
  { written }: Pick<OperatorContext, 'written'>,
  types: readonly [T, ...T[]],
  time: number,
): T => {
  const lasts = (type: T) =>
    written.activities.some(({ activityType, endTime }) => activityType === type && time < (endTime || Infinity));
  return types.find(lasts) ?? types.at(-1)!;
};

/**
 * An activity that is open now; refused with 404 if its feature is switched off, with 4001 if there is none of the
 * type, or 423 outside its time.
 */
export function openActivity(
  { written }: Pick<OperatorContext, 'written'>,
  type: ActivityType,
  time: number,
): Activity {
  if (!isOffered(written.config.features, type)) throw new Refusal(codes.notFound, 'This is not offered');
  const activity = written.activities.find(({ activityType }) => activityType === type);
  if (!activity) throw new Refusal(codes.activityClosed, 'There is no such activity');
  const { startTime, endTime } = activity;
  if ((startTime && time < startTime) || (endTime && time >= endTime))
    throw new Refusal(codes.closed, 'It is not open', endTime && time >= endTime ? {} : { until: startTime! });
  return activity;
}

/** Whether an activity of a type is open now. */
export function isOpen(operator: Pick<OperatorContext, 'written'>, type: ActivityType, time: number): boolean {
  try {
    return openActivity(operator, type, time) !== undefined;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Begins an act of play or reward: the player is locked and may play, and the activity is open. The player's holdings
 * are safe from concurrent acts until the transaction ends.
 */
export async function beginAct(
  trx: Trx,
  operator: Pick<OperatorContext, 'written'>,
  { userId, time }: Pick<Context, 'userId' | 'time'>,
  type?: ActivityType,
): Promise<void> {
  await lockPlayer(trx, userId);
  await checkMayPlay(trx, userId, time);
  if (type !== undefined) openActivity(operator, type, time);
}

/** Begins an act of chance, as `beginAct`: refused also as a game is on a device of an excluded player's. */
export async function beginChance(
  trx: Trx,
  operator: Pick<OperatorContext, 'written'>,
  context: Pick<Context, 'userId' | 'token' | 'time'>,
  type?: ActivityType,
): Promise<void> {
  await beginAct(trx, operator, context, type);
  await checkDevice(trx, context);
}
