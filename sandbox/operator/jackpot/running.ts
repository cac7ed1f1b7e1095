import { activityTypes } from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { openActivity } from '../rewards/openActivity.ts';

/** Refuses with 1002 unless the jackpot is open (JP-06), with its opening time if that is to come. */
export function checkRuns(operator: Pick<OperatorContext, 'written'>, time: number): void {
  try {
    openActivity(operator, activityTypes.LuckyJackpot, time);
  } catch (refusal) {
    const { details } = refusal as Refusal;
    throw new Refusal(codes.jackpotClosed, 'The jackpot is not open', details);
  }
}

/** Whether the jackpot is open. */
export function isRunning(operator: Pick<OperatorContext, 'written'>, time: number): boolean {
  try {
    checkRuns(operator, time);
    return true;
  } catch {
    return false;
  }
}
