import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts for money acts with an unknown outcome. */
export const words = area(en, () => import('./words.fil.ts'));
