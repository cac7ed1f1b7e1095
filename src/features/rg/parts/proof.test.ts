import { expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { placeBy } from '#shared/forms/refusals.ts';
import { answers, proofErrors, proofMethods } from './proof.ts';

test('the proof is a password or a code, whichever the player has', () => {
  expect(proofMethods({ hasPassword: 1, mobile: '0917***4567' }, true)).toEqual(['password', 'code']);
  expect(proofMethods({ hasPassword: 0, mobile: '0917***4567' }, true)).toEqual(['code']);
});

test('without password and number, or offline, the tick alone is enough', () => {
  expect(proofMethods({ hasPassword: 0 }, true)).toEqual(['none']);
  expect(proofMethods({ hasPassword: 1, mobile: '0917***4567' }, false)).toEqual(['none']);
});

test('the tick is always required, plus the chosen proof', () => {
  const empty = { password: '', smsCode: '', tick: false };
  expect(proofErrors('password', empty)).toEqual({
    password: { key: 'passwordMissing' },
    smsCode: null,
    tick: { key: 'tickMissing' },
  });
  expect(proofErrors('code', empty)).toMatchObject({ password: null, smsCode: { key: 'codeMissing' } });
  expect(proofErrors('none', { ...empty, tick: true })).toEqual({ password: null, smsCode: null, tick: null });
});

test('a wrong proof shows at its field, a locked one above the button', () => {
  const place = (code: number) => placeBy(answers)(new Failure('refused', code), ['password', 'smsCode', 'tick'], 0);
  expect(place(2001)).toMatchObject({ field: 'password', fieldError: { key: 'passwordWrong' } });
  expect(place(2003)).toMatchObject({ field: 'smsCode', fieldError: { key: 'codeRefused' } });
  expect(place(2002)).toEqual({ at: 'form', key: 'locked' });
  expect(place(409)).toBeNull();
});
