import { area } from '#i18n/area.ts';

/** Texts of the safebox. */
export const words = area(
  {
    title: 'Safebox',
    text: 'You can’t play with money in here until you move it out. The safebox has its own password.',
    inside: 'In the safebox',
    balance: 'In your balance',
    tabs: 'What to do',
    putIn: 'Move in',
    takeOut: 'Move out',
    log: 'History',
    amount: 'Amount',
    most: 'Maximum {amount}',
    bonusStays: 'Your {bonus} bonus stays in your balance.',
    all: 'All',
    password: 'Safebox password',
    passwordHint: '{n} digits',
    movedIn: '{amount} moved to your safebox',
    movedOut: '{amount} moved to your balance',
    wentIn: 'Moved in',
    wentOut: 'Moved out',
    after: 'Safebox after: {amount}',
    noLog: 'No history yet',

    setTitle: 'Set a password first',
    newPassword: 'New safebox password',
    newHint: '{n} digits. Don’t use 123456 or one repeated digit.',
    set: 'Set password',
    isSet: 'Safebox password set',
    change: 'Change password',
    oldPassword: 'Current password',
    forgot: 'Forgot it? Get a code',
    known: 'I know my password',
    back: 'Back to safebox',
  },
  () => import('./words.fil.ts'),
);
