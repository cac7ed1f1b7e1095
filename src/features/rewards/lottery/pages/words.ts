import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** What is said of a player's entries and wins, and of past draws. */
export const words = area(en, () => import('./words.fil.ts'));
