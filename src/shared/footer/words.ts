import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts at the end of every page. */
export const words = area(en, () => import('./words.fil.ts'));
