import { readLocal, writeLocal } from './localStore.ts';

const place = 'filling';

/** Whether the app fills itself in; not after the player has removed the files. */
export const isWanted = () => readLocal('device', place, true);

/** Stores whether the app fills itself in. */
export const want = (isIt: boolean) => writeLocal('device', place, isIt);
