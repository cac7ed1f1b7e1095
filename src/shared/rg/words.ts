import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of what protects players, wherever it is said. */
export const words = area(en, () => import('./words.fil.ts'));
