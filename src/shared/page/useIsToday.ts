import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { manilaDay } from '#i18n/manila.ts';

/** Whether an answer (its time in epoch milliseconds) is of the current day in Manila: what it says of “today” holds. */
export function useIsToday(at: number): boolean {
  const { clockOffset } = useSnapshot(stores.settings);
  const told = at + clockOffset;
  return manilaDay(told) === manilaDay(Math.max(useOperatorTime(), told));
}

/** The day of an answer of another day, as text, while none of today can be had; `failed`: a newer one couldn't be loaded. */
export function useOtherDay(at: number, failed: boolean): string | undefined {
  const { code } = useSnapshot(language);
  const { clockOffset } = useSnapshot(stores.settings);
  const { onLine, failing } = useSnapshot(stores.network);
  const isToday = useIsToday(at);
  const isOld = failed || !onLine || failing;
  return isOld && !isToday ? formatDay(at + clockOffset, locales[code]) : undefined;
}
