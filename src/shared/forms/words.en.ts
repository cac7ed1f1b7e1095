/** Texts of refusals common to all forms; a form's own texts take precedence. */
export const en = {
  needsConnection: 'This needs a connection. What you typed stays here.',
  tooLong: 'This is too long: {max} characters at most.',
  refused: 'The operator didn’t accept this',
  codeRefused: 'This code is wrong or too old',
  codeRefusedLeft: {
    one: 'This code is wrong or too old. {n} try left.',
    other: 'This code is wrong or too old. {n} tries left.',
  },
  locked: 'Too many tries: this account is locked for now.',
  tooOften: 'That was too often.',
  again: 'Try again in {time}.',
  againNow: 'You can try again now.',
  days: { one: '{n} day', other: '{n} days' },
} as const;
