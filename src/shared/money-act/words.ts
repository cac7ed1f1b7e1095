import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of acts of which nobody knows what became. */
export const words = area(en, () => import('./words.fil.ts'));
