import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of refusals common to all forms. */
export const words = area(en, () => import('./words.fil.ts'));
