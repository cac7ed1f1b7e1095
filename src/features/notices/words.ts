import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of the notices dialog and of the warning before external links. */
export const words = area(en, () => import('./words.fil.ts'));
