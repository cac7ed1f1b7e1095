import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts about what prevents a withdrawal. */
export const words = area(en, () => import('./words.fil.ts'));
