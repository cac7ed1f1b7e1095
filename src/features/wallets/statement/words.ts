import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** What a statement says. */
export const words = area(en, () => import('./words.fil.ts'));
