import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts that the slotshack and the ranking share. */
export const words = area(en, () => import('./words.fil.ts'));
