import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of all there is to know before a withdrawal. */
export const words = area(en, () => import('./words.fil.ts'));
