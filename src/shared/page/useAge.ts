import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { shellParts } from './shellParts.ts';

/**
 * The time (epoch milliseconds) of a part of a page, as text, if it may be old: nothing newer is available. A page
 * has one age: the connection bar shows the oldest, and a part only one that is older still (O-02).
 */
export function useAge(time: number, isOld: boolean): string | undefined {
  const { onLine, failing } = useSnapshot(stores.network);
  const { asOf } = useSnapshot(shellParts);
  const isCutOff = !onLine || failing;
  const own = useAsOf(isOld || isCutOff ? time : 0);
  const ofPage = useAsOf(asOf);
  const isSaid = isCutOff && (!ofPage || own === ofPage || time >= asOf);
  return isSaid ? undefined : own;
}
