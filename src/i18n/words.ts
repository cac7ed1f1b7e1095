import { area } from './area.ts';
import { en } from './words.en.ts';

/** Texts of the shell: bars, failures, and what all pages share. */
export const words = area(en, () => import('./words.fil.ts'));
