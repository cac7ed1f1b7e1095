import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** Texts of bonuses: what can be claimed, rebates, rewards and events. */
export const words = area(en, () => import('./words.fil.ts'));
