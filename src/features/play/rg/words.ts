import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words about time and limits, over a game. */
export const words = area(en, () => import('./words.fil.ts'));
