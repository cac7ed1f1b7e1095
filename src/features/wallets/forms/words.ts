import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts shared by all money forms. */
export const words = area(en, () => import('./words.fil.ts'));
