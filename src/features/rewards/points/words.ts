import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of points, the diamond shop and scratch cards. */
export const words = area(en, () => import('./words.fil.ts'));
