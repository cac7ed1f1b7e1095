import type { Translate } from '#i18n/catalogue.ts';
import { sayPhrase, type Phrase } from '#shared/forms/phrase.ts';
import type { en } from './words.en.ts';

/** A validation error of a field or a form: a text of this feature and its parameters. */
export type Fault = Phrase<typeof en>;

/** The text of a validation error. */
export const sayFault = (say: Translate<typeof en>, fault: Fault) => sayPhrase(say, fault);
