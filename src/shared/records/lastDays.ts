import { readLocal, writeLocal } from '#browser/localStore.ts';
import type { Days } from './days.ts';

const placeOf = (name: string) => `days.${name}`;

/** The days that records of a kind were last had for; null for none. */
export const lastDays = (name: string) => readLocal<Days | null>('player', placeOf(name), null);

/** Remembers the days that records of a kind were last had for. */
export const rememberDays = (name: string, { from, to }: Days) => writeLocal('player', placeOf(name), { from, to });
