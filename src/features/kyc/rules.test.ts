import { expect, test } from 'vitest';
import { fieldErrorsOf, isTooYoung } from './rules.ts';
import { emptyValues, sidesOf, stepOf, steps, type KycValues } from './steps.ts';

const now = Date.UTC(2026, 10, 21, 4);
const ana: KycValues = {
  idType: 'passport',
  idNo: 'p 1234567-a',
  realName: 'Ana María Santos',
  birthday: '1990-06-12',
  expiry: '',
  region: 'NCR',
  province: 'Metro Manila',
  city: 'Manila',
  barangay: '1',
  address: '1 Rizal Ave',
  zip: '1000',
  consent: true,
};
const fieldErrors = (changes: Partial<KycValues>) =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf({ ...ana, ...changes }, now)).filter(([, fieldError]) => fieldError !== null),
  );

test('a complete form has no errors', () => {
  expect(fieldErrors({})).toEqual({});
});

test.each([
  ['philsys', '1234-5678-9012'],
  ['philsys', '1234 5678 9012 3456'],
  ['passport', 'P1234567'],
  ['drivers', 'N01-23-456789'],
  ['umid', '123456789012'],
  ['sss', '12-3456789-0'],
  ['prc', '1234567'],
  ['postal', '123456789012'],
  ['voters', 'AB12-34CD'],
])('a %s accepts the number %s', (idType, idNo) => {
  expect(fieldErrors({ idType, idNo })).toEqual({});
});

test.each([
  ['philsys', '12345'],
  ['passport', '1234567'],
  ['drivers', 'N0123'],
  ['sss', '123456789'],
  ['voters', 'AB12'],
])('a %s refuses the number %s', (idType, idNo) => {
  expect(fieldErrors({ idType, idNo })).toEqual({ idNo: 'numberWrong' });
});

test.each<[Partial<KycValues>, object]>([
  [{ birthday: '2015-11-22' }, {}],
  [{ birthday: '' }, { birthday: 'birthdayWrong' }],
  [{ expiry: '2026-11-22' }, {}],
  [{ expiry: '2026-11-21' }, { expiry: 'expired' }],
  [{ expiry: '2026-11-20' }, { expiry: 'expired' }],
  [{ expiry: '2027-02-30' }, { expiry: 'dayWrong' }],
  [{ realName: 'A' }, { realName: 'nameWrong' }],
  [{ barangay: '  ' }, { barangay: 'needed' }],
  [{ region: '\u200B' }, { region: 'needed' }],
  [{ idNo: ' \u200B' }, { idNo: 'needed' }],
  [{ idType: 'sss', idNo: '12345\n67890' }, { idNo: 'numberWrong' }],
  [{ zip: '100' }, { zip: 'zipWrong' }],
  [{ consent: false }, { consent: 'consentNeeded' }],
])('%j has the errors %j', (changes, expected) => {
  expect(fieldErrors(changes)).toEqual(expected);
});

test.each([
  ['2005-11-21', false],
  ['2005-11-22', true],
  ['2005-11-31', false],
  ['', false],
])('a birthday on %s is too young: %s', (birthday, tooYoung) => {
  expect(isTooYoung(birthday, now)).toBe(tooYoung);
});

test('an empty form requires everything but the expiry', () => {
  const { expiry, ...rest } = fieldErrorsOf(emptyValues, now);
  expect(expiry).toBeNull();
  expect(Object.values(rest)).not.toContain(null);
});

test('a passport has no back, and an unselected document may need one', () => {
  expect(sidesOf('passport')).toEqual([1, 3]);
  expect(sidesOf('umid')).toEqual([1, 2, 3]);
  expect(sidesOf('')).toEqual([1, 2, 3]);
});

test('every field staff can send back belongs to a step', () => {
  const asked = [
    'idType',
    'idNo',
    'realName',
    'birthday',
    'expiry',
    'frontId',
    'backId',
    'selfieId',
    'region',
    'zip',
    'consent',
  ];
  expect(asked.every((name) => steps.includes(stepOf(name)!))).toBe(true);
  expect(stepOf('frontId')).toBe('pictures');
  expect(stepOf('something else')).toBeUndefined();
});
