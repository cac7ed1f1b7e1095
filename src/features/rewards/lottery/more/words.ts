import { area } from '#i18n/area.ts';
import { en } from './words.en.ts';

/** What is said of the lottery's bundles and rules. */
export const words = area(en, () => import('./words.fil.ts'));
