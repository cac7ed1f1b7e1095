import * as codes from '#contract/codes.ts';
import type { Failure } from '#contract/failure.ts';

/** Why an activity or a shop is closed to a player: it isn't there, not open, or the player may not play. */
export type ClosedReason = 'gone' | 'closed' | 'restricted';

const reasons: Partial<Record<number, ClosedReason>> = {
  [codes.notFound]: 'gone',
  [codes.activityClosed]: 'gone',
  [codes.closed]: 'closed',
  [codes.jackpotClosed]: 'closed',
  [codes.onBreak]: 'restricted',
  [codes.excluded]: 'restricted',
};

/** What a refusal says of the activity as such; undefined for one that is about something else. */
export const closedReason = (failure: Failure | undefined): ClosedReason | undefined =>
  failure?.kind === 'refused' ? reasons[failure.code] : undefined;
