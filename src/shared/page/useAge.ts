import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { shellParts } from './shellParts.ts';

/**
 * The time (epoch milliseconds) that a part of a page is from, as text, where it may be old: nothing newer could be had.
 * A page has one age: what the connection bar says of the whole page isn't said again (O-02).
 */
export function useAge(time: number, isOld: boolean): string | undefined {
  const { onLine, failing } = useSnapshot(stores.network);
  const { asOf } = useSnapshot(shellParts);
  const isCutOff = !onLine || failing;
  const own = useAsOf(isOld || isCutOff ? time : 0);
  const ofPage = useAsOf(asOf);
  return isCutOff && (!ofPage || own === ofPage) ? undefined : own;
}
