import { describe, expect, test } from 'vitest';
import { detailError, nicknameError, nicknameSpan } from './rules.ts';

const now = Date.UTC(2026, 10, 21, 4);

describe('nickname', () => {
  const fieldError = (text: string) => nicknameError(text, nicknameSpan(null))?.key ?? null;
  test.each(['Juan', 'Ma. Clara', 'ñandú_88', 'El-Niño 2', 'Ab'])('accepts %s', (text) =>
    expect(fieldError(text)).toBeNull(),
  );
  test.each([
    ['J', 'nicknameLength'],
    ['J'.repeat(21), 'nicknameLength'],
    ['Juan!', 'nicknameCharacters'],
    ['<b>Juan</b>', 'nicknameCharacters'],
    ['www.win.big', 'nicknameLink'],
    ['win.com', 'nicknameLink'],
  ])('refuses %s', (text, key) => expect(fieldError(text)).toBe(key));
  test('may be as long as the operator allows', () =>
    expect(nicknameError('Juan', nicknameSpan({ lengths: { username: { min: 5, max: 9 } } }))).toEqual({
      key: 'nicknameLength',
      params: { min: 5, max: 9 },
    }));
});

describe('personal detail', () => {
  test.each([
    ['realName', 'José Rizal-Mercado y Alonso'],
    ['realName', "Ma. D'Souza"],
    ['birthday', '2005-11-21'],
    ['email', 'juan@example.ph'],
    ['email', 'juan.dela-cruz+x@mail.example.com.ph'],
    ['zip', '1000'],
    ['occupation', 'Driver'],
    ['realName', ''],
  ])('%s accepts “%s”', (field, text) => expect(detailError(field, text, now)).toBeNull());
  test.each([
    ['realName', 'J', 'nameWrong'],
    ['realName', 'Juan 2', 'nameWrong'],
    ['birthday', '2005-11-22', 'tooYoung'],
    ['birthday', '2001-02-30', 'birthdayWrong'],
    ['birthday', '0001-02-03', 'birthdayWrong'],
    ['email', 'juan@', 'emailWrong'],
    ['email', '<juan@example.ph>', 'emailWrong'],
    ['email', 'mailto:juan@example.ph', 'emailWrong'],
    ['email', 'juan@example..ph', 'emailWrong'],
    ['zip', '12345', 'zipWrong'],
    ['address', 'x'.repeat(121), 'tooLong'],
  ])('%s refuses “%s”', (field, text, key) => expect(detailError(field, text, now)?.key).toBe(key));
});
