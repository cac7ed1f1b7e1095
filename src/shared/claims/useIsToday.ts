import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { manilaDay } from '#i18n/manila.ts';

/** Whether an answer (its time in epoch milliseconds) is of the current day in Manila: what it says of “today” holds. */
export function useIsToday(at: number): boolean {
  const { clockOffset } = useSnapshot(stores.settings);
  const told = at + clockOffset;
  return manilaDay(told) === manilaDay(Math.max(useOperatorTime(), told));
}
