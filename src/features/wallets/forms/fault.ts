import type { Translate } from '#i18n/catalogue.ts';
import { sayPhrase, type Phrase } from '#shared/forms/phrase.ts';
import type { en } from './words.en.ts';

/** What is wrong with a field, or with the form: a text of this area, and what fills its blanks. */
export type Fault = Phrase<typeof en>;

/** A fault in words. */
export const sayFault = (say: Translate<typeof en>, fault: Fault) => sayPhrase(say, fault);
