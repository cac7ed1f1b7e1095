import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of the period picker, and names of what the ledger books. */
export const words = area(en, () => import('./words.fil.ts'));
