import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of the button that shows a password. */
export const words = area(en, () => import('./words.fil.ts'));
