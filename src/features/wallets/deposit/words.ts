import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of what a deposit and its bonus ask for, and of how one turned out. */
export const words = area(en, () => import('./words.fil.ts'));
