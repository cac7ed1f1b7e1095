import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of log-in, registration and the age gate. */
export const words = area(en, () => import('./words.fil.ts'));
