import type { Translate, Values } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

/** What forms about money can say, in the language on screen. */
export type Say = Translate<typeof en>;

type FaultKey =
  | 'codeWrong'
  | 'codeRefused'
  | 'codeRefusedLeft'
  | 'refused'
  | 'kindMissing'
  | 'kindFull'
  | 'numberLength'
  | 'numberPrefix'
  | 'numberTwice'
  | 'nameWrong'
  | 'nameOther'
  | 'nameRefused'
  | 'amountMissing'
  | 'amountTooMuch'
  | 'lessThere'
  | 'passwordDigits'
  | 'passwordEasy'
  | 'passwordWrong'
  | 'passwordWrongLeft';

/** What is wrong with a field: a text of this area, and what fills its blanks. */
export type Fault = {
  [K in FaultKey]: Values<(typeof en)[K]> extends [infer P] ? { key: K; params: P } : { key: K };
}[FaultKey];

/** A fault in words. */
export const sayFault = (say: Say, fault: Fault): string =>
  (say as (key: string, params?: object) => string)(fault.key, 'params' in fault ? fault.params : undefined);
