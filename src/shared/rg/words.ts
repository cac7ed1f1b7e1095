import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of responsible gaming that several features share. */
export const words = area(en, () => import('./words.fil.ts'));
