import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of the offers for a first deposit. */
export const words = area(en, () => import('./words.fil.ts'));
