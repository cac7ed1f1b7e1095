import { describe, expect, test } from 'vitest';
import { Failure, type Details } from '#contract/failure.ts';
import { placeBy } from '#shared/forms/refusals.ts';
import { answers } from './refusals.ts';

const refusalOf = placeBy(answers);
const now = 1_800_000_000_000;
const phone = ['mobile', 'smsCode', 'inviteCode'];
const account = ['account', 'password', 'inviteCode'];
const refused = (code: number, details: Details = {}, fields = account) =>
  refusalOf(new Failure('refused', code, details), fields, now);

describe('form-level message', () => {
  test('is the same for a wrong password and an unknown account', () => {
    expect(refused(2001, { left: 3 })).toEqual({ at: 'form', key: 'wrongLoginLeft', params: { n: 3 } });
    expect(refused(2005, { left: 3 })).toEqual(refused(2001, { left: 3 }));
    expect(refused(2001)).toEqual({ at: 'form', key: 'wrongLogin' });
  });
  test('is the same for an unknown number and its wrong password', () => {
    const fields = ['mobile', 'password'];
    expect(refused(2001, { left: 3 }, fields)).toEqual({ at: 'form', key: 'wrongNumberLeft', params: { n: 3 } });
    expect(refused(2005, { left: 3 }, fields)).toEqual(refused(2001, { left: 3 }, fields));
  });
  test('asks to start again when the social log-in ticket has expired', () =>
    expect(refused(2006)).toEqual({ at: 'form', key: 'ticketOver' }));
  test('shows until when an account is locked', () =>
    expect(refused(2002, { until: now + 900_000 })).toEqual({ at: 'form', key: 'locked', until: now + 900_000 }));
  test('shows when to retry after too many requests', () =>
    expect(refused(429, { retryAfter: 30 })).toEqual({ at: 'form', key: 'tooOften', until: now + 30_000 }));
  test('explains that players under 21 and barred players are refused', () =>
    expect(refused(2007)).toEqual({ at: 'form', key: 'barred' }));
  test('says that an account was deleted', () => expect(refused(2008)).toEqual({ at: 'form', key: 'deleted' }));
  test('reports an excluded player’s number as excluded, whoever enters it', () =>
    expect(refused(5002, { until: now + 1 }, phone)).toEqual({ at: 'form', key: 'excluded' }));
  test.each(['offline', 'network'] as const)('asks for a connection when offline (%s)', (kind) =>
    expect(refusalOf(new Failure(kind), phone, now)).toEqual({ at: 'form', key: 'needsConnection' }),
  );
});

describe('field-level message', () => {
  test('marks a wrong code, with the tries left', () => {
    expect(refused(2003, { left: 4 }, phone)).toEqual({
      at: 'field',
      field: 'smsCode',
      fieldError: { key: 'codeRefusedLeft', params: { n: 4 } },
    });
    expect(refused(2003, {}, phone)).toEqual({ at: 'field', field: 'smsCode', fieldError: { key: 'codeRefused' } });
  });
  test('marks a wrong current password, with the tries left', () => {
    const fields = ['oldPassword', 'password'];
    const at = { at: 'field', field: 'oldPassword' };
    expect(refused(2001, {}, fields)).toEqual({ ...at, fieldError: { key: 'passwordWrong' } });
    expect(refused(2001, { left: 4 }, fields)).toEqual({
      ...at,
      fieldError: { key: 'passwordWrongLeft', params: { n: 4 } },
    });
  });
  test('marks an unregistered number after its code is verified', () =>
    expect(refused(2005, {}, phone)).toEqual({ at: 'field', field: 'mobile', fieldError: { key: 'unknownMobile' } }));
  test('marks a taken name at the field the operator names, else the first', () => {
    expect(refused(2004)).toMatchObject({ field: 'account', fieldError: { key: 'taken' } });
    expect(refused(2004, {}, phone)).toMatchObject({ field: 'mobile' });
    expect(refused(2004, { field: 'inviteCode' })).toMatchObject({ field: 'inviteCode' });
  });
  test('marks an invalid parameter if the form has that field', () => {
    expect(refused(400, { field: 'inviteCode' })).toEqual({
      at: 'field',
      field: 'inviteCode',
      fieldError: { key: 'refused' },
    });
    expect(refused(400, { field: 'deviceId' })).toBeNull();
    expect(refused(400)).toBeNull();
  });
});

test.each([
  new Failure('timeout'),
  new Failure('refused', 9999),
  new Failure('server', 500),
  new Error('a bug'),
  undefined,
])('other failures are not handled by the form: %s', (failure) => expect(refusalOf(failure, account, now)).toBeNull());
