import * as codes from '#contract/codes.ts';
import type { Failure } from '#contract/failure.ts';

/** Why an activity or a shop is closed to a player: the operator lacks it, it is over, not open, or the player is restricted. */
export type ClosedReason = 'missing' | 'gone' | 'closed' | 'restricted';

const reasons: Partial<Record<number, ClosedReason>> = {
  [codes.notFound]: 'missing',
  [codes.activityClosed]: 'gone',
  [codes.closed]: 'closed',
  [codes.jackpotClosed]: 'closed',
  [codes.onBreak]: 'restricted',
  [codes.excluded]: 'restricted',
};

/** What a refusal says about the activity itself; undefined if it is about something else. */
export const closedReason = (failure: Failure | undefined): ClosedReason | undefined =>
  failure?.kind === 'refused' ? reasons[failure.code] : undefined;
