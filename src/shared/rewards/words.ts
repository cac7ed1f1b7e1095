import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Names of props. */
export const words = area(en, () => import('./words.fil.ts'));
