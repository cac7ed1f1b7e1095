import { proxy } from 'valtio';
import { readLocal, writeLocal } from '#browser/localStore.ts';

const name = 'ribbon.none';

/** Whether the operator had no jackpot to show when it was last asked: the lobby keeps no place for it from then on. */
export const ribbon = proxy({ none: readLocal('device', name, false) });

/** Records whether there is no jackpot to show. */
export function setRibbonNone(none: boolean): void {
  if (none === ribbon.none) return;
  ribbon.none = none;
  writeLocal('device', name, none);
}
