import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of the jackpot's bubble. */
export const words = area(en, () => import('./words.fil.ts'));
