import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts about other apps' browsers, and about what browsers delete. */
export const words = area(en, () => import('./words.fil.ts'));
