import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of the report of play, and of the rounds it is made of. */
export const words = area(en, () => import('./words.fil.ts'));
