import { readLocal, writeLocal } from '#browser/localStore.ts';
import type { Days } from './days.ts';

const placeOf = (name: string) => `days.${name}`;

/** The days for which records of a kind were last loaded; null for none. */
export const lastDays = (name: string) => readLocal<Days | null>('player', placeOf(name), null);

/** Stores the days for which records of a kind were last loaded. */
export const rememberDays = (name: string, { from, to }: Days) => writeLocal('player', placeOf(name), { from, to });
