import type { Phrase } from '#shared/forms/phrase.ts';
import type { words } from '../words.en.ts';

/** A validation error of a field or a form: a text of this feature and its parameters. */
export type FieldError = Phrase<typeof words.en>;
