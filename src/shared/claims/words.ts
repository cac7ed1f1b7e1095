import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts that pages of rewards, draws and shops share. */
export const words = area(en, () => import('./words.fil.ts'));
