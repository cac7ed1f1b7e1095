/** English texts of the rewards for completing an account. */
export const en = {
  title: 'Complete your account',
  intro: 'Each step makes your account safer, and earns you something once.',
  none: 'There is nothing to complete at the moment',

  mobile: 'Mobile number',
  mobileText: 'For codes, and to come in without a password',
  bank: 'Receiving account',
  bankText: 'Where your winnings go',
  kyc: 'Your identity',
  kycText: 'Needed before a withdrawal',
  password: 'Password',
  passwordText: 'To come in without a code',

  toDo: 'To do',
  claimable: 'Ready',
  claimed: 'Claimed',
  locked: 'Locked',
  lockedText: 'You can claim rewards once your first deposit is paid.',
  toDeposit: 'Go to deposit',
  doIt: 'Do it',
  doThis: 'Do it: {task}',
  claim: 'Claim',
  claimThis: 'Claim: {task}',
  needsConnection: 'Claiming needs a connection. You see how it stood last.',
  asOf: 'As of {time}',

  doubtText: 'The connection broke on the way. We look it up and never claim twice.',
  notDone: 'It was not claimed. You can claim it again.',
  settled: 'It is settled. What you see here is how it stands.',
} as const;
