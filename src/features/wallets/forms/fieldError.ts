import type { Translate } from '#i18n/catalogue.ts';
import { sayPhrase, type Phrase } from '#shared/forms/phrase.ts';
import type { words } from './words.en.ts';

/** A validation error of a field or a form: a text of this feature and its parameters. */
export type FieldError = Phrase<typeof words.en>;

/** The text of a validation error. */
export const sayFieldError = (say: Translate<typeof words.en>, fieldError: FieldError) => sayPhrase(say, fieldError);
