import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of game search and of a player's own games. */
export const words = area(en, () => import('./words.fil.ts'));
