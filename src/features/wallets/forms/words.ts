import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** What forms about money say. */
export const words = area(en, () => import('./words.fil.ts'));
