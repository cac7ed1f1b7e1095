import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of live chat. */
export const words = area(en, () => import('./words.fil.ts'));
