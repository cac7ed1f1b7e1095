import { area } from '#i18n/area.ts';

/** Texts of the deletion of the account. */
export const words = area(
  {
    title: 'Delete account',
    lead: 'This deletes your account and your personal details for good. Here’s what happens:',
    balance: 'Withdraw your balance first. If you can’t, customer service helps you.',
    lost: 'You lose bonuses, coupons, points and your VIP level.',
    protection: 'A break or self-exclusion stays in force until it ends.',
    kept: 'By law we keep some records, such as payments, play and identity checks, for five years or longer.',
    wait: {
      one: 'It takes {n} day. Until then you can use your account, and change your mind.',
      other: 'It takes {n} days. Until then you can use your account, and change your mind.',
    },

    moneyLeft: 'You still have {amount}',
    moneyLeftText: 'Withdraw it first, also what’s in your safebox or in games. Then come back here.',
    stuck: 'Can’t withdraw it yourself? Customer service pays out your own money when you leave.',
    withdraw: 'Withdraw',
    tooLittle:
      'You have {amount}, too little to withdraw. Ask customer service to pay it out before your account is deleted.',
    inProgress: 'A payment or a game round is still in progress',
    inProgressText: 'You can delete your account once it’s done.',
    checkAgain: 'Check again',

    confirm: 'Confirm it’s you',
    password: 'Password',
    request: 'Delete my account',
    passwordMissing: 'Enter your password',
    passwordWrong: 'Wrong password',
    passwordWrongLeft: { one: 'Wrong password. {n} try left.', other: 'Wrong password. {n} tries left.' },
    codeWrong: 'Enter the {digits}-digit code',
    codeFirst: 'First confirm it’s you. Enter the code we text to your number.',
    logInAgain: 'To confirm it’s you, log out, log in again, and come back here within 10 minutes.',

    requested: 'Your account will be deleted on {date}',
    requestedText: 'You asked for it on {date}. Until then everything works as before, and you can keep your account.',
    overdue: 'Your account will be deleted soon',
    moneyAgain: 'You have {amount} again. Withdraw it by then, or your account stays until you do.',
    keep: 'Keep my account',
    keptAccount: 'Your account stays',

    unclear: 'We can’t tell right now whether your account will be deleted.',
    help: 'Customer service',
  },
  () => import('./words.fil.ts'),
);
