import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts about a change of the language. */
export const words = area(en, () => import('./words.fil.ts'));
