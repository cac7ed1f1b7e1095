import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of log-in, registration and the age notice. */
export const words = area(en, () => import('./words.fil.ts'));
