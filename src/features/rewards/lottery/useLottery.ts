import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { lotteryTypes, type LotteryType } from '#contract/rewards/lottery.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import { href, useQuery, type Address } from '#nav/href.ts';
import type { Path } from '#nav/routes.ts';
import { useReply } from '#nav/useReply.ts';
import { runningFor } from '#shared/activities/activities.ts';

/** The pages of the lottery, all with the `type` of theirs in the query. */
export type LotteryPath = Extract<Path, `/activity/lottery${string}`>;

/** The lotteries by the address's `type`. */
export const typeNames = { [activityTypes.Lottery]: '55', [activityTypes.WeekendLottery]: '33' } as const;

/** The name of each, as a text key. */
export const lotteryNames = { [activityTypes.Lottery]: 'daily', [activityTypes.WeekendLottery]: 'weekend' } as const;

/**
 * The lottery of a page: the one in its address, else the first running one; all running ones; and its first
 * page's address.
 */
export function useLottery(path: LotteryPath): { type: LotteryType; running: readonly LotteryType[]; home: Address } {
  const { type: wanted } = useQuery(path);
  const { userId } = useSnapshot(stores.session);
  const { value } = useReply('getActivityIds', {});
  const [now] = useState(operatorTime);
  const { features } = useSnapshot(stores.settings).config ?? {};
  const runs = runningFor(value?.activityMap ?? {}, { userId, now, features }).map(({ activityType }) => activityType);
  const running = lotteryTypes.filter((type) => runs.includes(type));
  const type = lotteryTypes.find((each) => typeNames[each] === wanted) ?? running[0] ?? lotteryTypes[0];
  return { type, running, home: href('/activity/lottery', wanted ? { type: wanted } : {}) };
}
