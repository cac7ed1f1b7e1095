import { languageReady } from '../i18n/area.ts';
import { Around } from './Around.tsx';
import { EntryDot } from './EntryDot.tsx';
import { Foot } from './Foot.tsx';

/** Resolves when their words have come too. */
export const ready = languageReady();

/** What the shell has besides its first screen. */
export const parts = { Around, EntryDot, Foot };
