import { area } from '#i18n/area.ts';

/** Texts of small parts that features share. */
export const words = area(
  {
    // Forms
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

    // Unknown outcomes
    doubt: 'Checking status',
    doubtOffline: 'We’ll check as soon as you’re back online.',
    still: 'Not confirmed yet. It usually takes a minute.',
    check: 'Check again',
    leave: 'Check later',

    // Passwords
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show {what}',
    hidePassword: 'Hide {what}',

    // Sharing
    copied: 'Copied',
    copyFailed: 'Copying is blocked here. Your link: {url}',
    shareText: 'Join me on {brand}, for players aged 21 and over:',

    // Ways on
    guide: 'New here? Take the tour',
    notFound: 'Page Not Found',
    toHome: 'Go home',

    // Language
    notHere: '{language} isn’t available offline yet. Change it once you’re online.',

    // Footer
    adults: 'For players aged 21 and over.',
    licence: 'License {no}, {holder}',
    helpline: 'Gambling problem? Call {tel}',
  },
  () => import('./words.fil.ts'),
);
