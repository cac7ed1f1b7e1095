import { readLocal, writeLocal } from './localStore.ts';

const place = 'filling';

/** Whether the app is filled in by itself; not once the player has removed what was. */
export const isWanted = () => readLocal('device', place, true);

/** Remembers whether the app is to be filled in by itself. */
export const want = (isIt: boolean) => writeLocal('device', place, isIt);
