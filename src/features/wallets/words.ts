import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of the wallet: deposits, what became of them, and the records. */
export const words = area(en, () => import('./words.fil.ts'));
