import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** The words of what the lobby shows after its first screen. */
export const words = area(en, () => import('./words.fil.ts'));
