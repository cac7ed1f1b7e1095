import * as activityTypes from '#contract/activityTypes.ts';
import type { awardLog as calls } from '#contract/endpoints/awardLog.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { bookDue } from './rebate.ts';
import { awardLog } from '#sandbox/operator/rewards/awardLog.ts';

/** Titles of rewards whose activity the operator doesn't run or hasn't titled. */
const titles: Readonly<Record<number, string>> = {
  [activityTypes.Bind]: 'Account steps',
  [activityTypes.vipRebate]: 'Rebate',
  [activityTypes.LuckyJackpot]: 'Lucky Jackpot',
};

/** Handlers for the record of rewards (BO-04, BO-07). */
export function awardHandlers(operator: OperatorContext): Group<typeof calls> {
  const titleOf = (type: number) =>
    operator.written.activities.find(({ activityType }) => activityType === type)?.title ?? titles[type] ?? '';
  return {
    activityAwardGetLog: async (input, { userId, time }) => {
      await bookDue(operator, userId, time);
      return awardLog(operator.db, userId, input, { time, titleOf });
    },
  };
}
