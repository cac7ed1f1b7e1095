import { area } from '#i18n/area.ts';

/** Texts shared by all money forms. */
export const words = area(
  {
    codeNeedsNumber: 'We send the code to your mobile number, and you haven’t added one yet.',
    addNumber: 'Add number',

    codeWrong: 'Enter the {digits}-digit code',
    codeRefused: 'Wrong or expired code',
    codeRefusedLeft: { one: 'Wrong code. {n} try left', other: 'Wrong code. {n} tries left' },
    refused: 'This wasn’t accepted. Please check it.',

    kindMissing: 'Choose an e-wallet or bank',
    kindFull: {
      one: 'You already have {n} account of this type, the most allowed',
      other: 'You already have {n} accounts of this type, the most allowed',
    },
    numberLength: 'Enter {digits} digits',
    numberPrefix: 'Enter {digits} digits, starting with {prefix}',
    numberTwice: 'You already added this number',
    nameWrong: '2 to 60 letters, as they appear at your bank or e-wallet',
    nameOther: 'The account must be in your own name: {name}',
    nameRefused: 'The account must be in your verified name',

    amountMissing: 'Enter an amount above zero',
    amountUnread: 'Type the amount like this: 1,234.50',
    amountTooMuch: 'You can move up to {amount}',
    lessThere: 'There’s less than that now',
    passwordDigits: 'Enter {digits} digits',
    passwordEasy: 'Don’t use 123456 or the same digit throughout',
    passwordWrong: 'Wrong password',
    passwordWrongLeft: { one: 'Wrong password. {n} try left', other: 'Wrong password. {n} tries left' },

    needsConnection: 'This needs a connection. What you typed stays here.',
    busyNow: 'Already in progress. Please wait a moment.',
    onItsWay: 'A withdrawal to this account is on its way. You can edit or delete the account once it arrives.',
    numberFirst: 'Add your mobile number first. We send the code there.',
    goneMeanwhile: 'This is no longer available.',
    tooOften: 'Too many attempts. Try again in',
    locked: 'Too many wrong tries. Try again in',
    daysLeft: { one: '{n} day', other: '{n} days' },

    doubtText: 'The connection dropped, so we don’t know yet if this was done. We never send it twice.',
    notDone: 'It wasn’t done. You can send it again.',
    settled: 'Check complete. What you see here is up to date.',
  },
  () => import('./words.fil.ts'),
);
