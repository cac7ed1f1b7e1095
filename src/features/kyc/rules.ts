import { isRealName } from '#contract/typed/realName.ts';
import { readIdNo } from '#contract/typed/idNumber.ts';
import { plain } from '#contract/typed/plain.ts';
import { readZip } from '#contract/typed/zip.ts';
import { manilaDay } from '#i18n/manila.ts';
import { isBirthday, isDay, lastBirthday } from '#shared/forms/person.ts';
import { isIdType, namesOf, type KycValues, type KycField } from './steps.ts';

/** A validation error of a field: a text of this feature. */
export type FieldError =
  | 'typeMissing'
  | 'numberWrong'
  | 'nameWrong'
  | 'birthdayWrong'
  | 'dayWrong'
  | 'expired'
  | 'needed'
  | 'zipWrong'
  | 'consentNeeded'
  | 'taken'
  | 'refused';

function numberError(idType: string, idNo: string): FieldError | null {
  if (!plain(idNo)) return 'needed';
  return !isIdType(idType) || readIdNo(idType, idNo) !== null ? null : 'numberWrong';
}

/**
 * Whether somebody born on this day is too young to play at `now` (epoch milliseconds; V-10): this is no validation
 * error but ends the application.
 */
export const isTooYoung = (birthday: string, now: number): boolean =>
  isBirthday(birthday) && birthday > lastBirthday(now);

function expiryError(expiry: string, now: number): FieldError | null {
  if (!expiry) return null;
  if (!isDay(expiry)) return 'dayWrong';
  return expiry > manilaDay(now) ? null : 'expired';
}

/** Validates all fields at `now` (epoch milliseconds; V-09, V-10, V-11, V-13). */
export function fieldErrorsOf(values: KycValues, now: number): Partial<Record<KycField, FieldError | null>> {
  const missing = namesOf.address.map((name) => [name, plain(String(values[name])) ? null : 'needed'] as const);
  return {
    ...Object.fromEntries(missing),
    idType: isIdType(values.idType) ? null : 'typeMissing',
    idNo: numberError(values.idType, values.idNo),
    realName: isRealName(values.realName) ? null : 'nameWrong',
    birthday: isBirthday(values.birthday) ? null : 'birthdayWrong',
    expiry: expiryError(values.expiry, now),
    zip: readZip(values.zip) === null ? 'zipWrong' : null,
    consent: values.consent ? null : 'consentNeeded',
  };
}
