import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of withdrawals that more than one of their parts says. */
export const words = area(en, () => import('./words.fil.ts'));
