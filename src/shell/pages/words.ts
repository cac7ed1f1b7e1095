import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The titles of all pages. */
export const titles = area(en, () => import('./words.fil.ts'));
