import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The names of what there is to be had. */
export const words = area(en, () => import('./words.fil.ts'));
