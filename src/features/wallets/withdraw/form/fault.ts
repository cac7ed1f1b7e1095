import type { Phrase } from '#shared/forms/phrase.ts';
import type { en } from './words.en.ts';

/** What is wrong with a field, or with the form: a text of this area, and what fills its blanks. */
export type Fault = Phrase<typeof en>;
