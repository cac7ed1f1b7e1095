import { area } from '#i18n/area.ts';

/** Texts of refusals common to all forms. */
export const words = area(
  {
    needsConnection: 'This needs a connection. What you typed stays here.',
    tooLong: 'This is too long. Use up to {max} characters.',
    refused: 'This wasn’t accepted',
    codeRefused: 'Wrong or expired code',
    codeRefusedLeft: { one: 'Wrong or expired code. {n} try left.', other: 'Wrong or expired code. {n} tries left.' },
    locked: 'Too many tries. This account is locked for now.',
    tooOften: 'Too many attempts.',
    again: 'Try again in {time}.',
    againNow: 'You can try again now.',
    days: { one: '{n} day', other: '{n} days' },
  },
  () => import('./words.fil.ts'),
);
