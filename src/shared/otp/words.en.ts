/** Texts of the field for a one-time code. */
export const en = {
  code: 'Code',
  codeHint: 'The {digits} digits that we text you',
  sendCode: 'Send code',
  sendAgain: 'Send again in {time}',
  days: { one: '{n} day', other: '{n} days' },
  codeSent: 'We sent a code to {mobile}. It works for {minutes} min.',
  codeElsewhere: 'The last code to {mobile} was for something else. Ask for another when the time is up.',
} as const;
