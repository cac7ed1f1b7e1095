import { area } from '#i18n/area.ts';

/** Texts of the field for a one-time code. */
export const words = area(
  {
    code: 'Code',
    codeHint: '{digits}-digit code from our text',
    sendCode: 'Send code',
    sendAgain: 'Send again in {time}',
    days: { one: '{n} day', other: '{n} days' },
    codeSent: 'We sent a code to {mobile}. It’s valid for {minutes} min.',
    codeElsewhere: 'The last code to {mobile} was for something else. Ask for a new one when the time is up.',
  },
  () => import('./words.fil.ts'),
);
