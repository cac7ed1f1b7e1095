import { area } from '#i18n/area.ts';

/** Texts of one-time codes. */
export const words = area(
  {
    code: 'Code',
    codeHint: 'The {digits}-digit code we texted you',
    sendCode: 'Send code',
    sendAgain: 'Send again in {time}',
    codeSent: 'We sent a code to {mobile}. It’s valid for {minutes} min.',
    codeElsewhere: 'The last code to {mobile} was for something else. Ask for a new one when the time is up.',
  },
  () => import('./words.fil.ts'),
);
