import { area } from '#i18n/area.ts';

/** Texts of the rewards for completing an account. */
export const words = area(
  {
    title: 'Complete your account',
    intro: 'Each step earns a one\u2011time reward.',
    none: 'Nothing to complete right now',

    mobile: 'Mobile number',
    mobileText: 'Get codes and log in without a password',
    bank: 'Receiving account',
    bankText: 'Where we send your withdrawals',
    kyc: 'Verify your identity',
    kycText: 'Needed before a withdrawal',
    password: 'Password',
    passwordText: 'Log in without a code',

    toDo: 'To do',
    claimed: 'Claimed',
    locked: 'Locked',
    lockedText: 'Claim rewards once your first deposit is paid.',
    toDeposit: 'Go to deposit',
    doIt: 'Start',
    doThis: 'Start: {task}',
    claim: 'Claim',
    claimThis: 'Claim: {task}',
    needsConnection: 'You need a connection to claim. This is the last known status.',
    asOf: 'As of {time}',

    doubtText: 'The connection dropped. We’re checking and won’t claim it twice.',
    notDone: 'Not claimed. You can try again.',
    settled: 'Done. You’re seeing the latest status.',
  },
  () => import('./words.fil.ts'),
);
