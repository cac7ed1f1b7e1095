import { area } from './area.ts';
import { en } from './words.en.ts';

/** The words of the shell: bars, what went wrong, and what every page shares. */
export const words = area(en, () => import('./words.fil.ts'));
