import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of what has to be staked before money can leave. */
export const words = area(en, () => import('./words.fil.ts'));
