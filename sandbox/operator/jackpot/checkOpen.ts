import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { openActivity } from '../rewards/openActivity.ts';

/** Refuses with 1002 unless the jackpot is open (JP-06), with its opening time if that is to come. */
export function checkOpen(operator: Pick<OperatorContext, 'written'>, time: number): void {
  try {
    openActivity(operator, activityTypes.LuckyJackpot, time);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(codes.jackpotClosed, 'The jackpot is not open', error.details);
  }
}
