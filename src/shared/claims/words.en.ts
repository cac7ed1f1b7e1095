/** Texts that pages of rewards, draws and shops share. */
export const en = {
  claim: 'Claim',
  claimed: 'Claimed',
  expired: 'Expired',
  days: { one: '{n} day', other: '{n} days' },

  cashTerms:
    'Cash here is bonus money: wager {n}× its amount in any game before you withdraw it. There’s no deadline, and your own money is never held back. Don’t want it? Just don’t claim it.',
  cashLocked: 'Cash can be claimed once your first deposit is paid.',
  toDeposit: 'Go to deposit',

  gone: 'This isn’t on at the moment',
  closed: 'This is closed',
  closedText: 'What you got before stays yours.',
  opens: 'Opens {time}',
  restricted: 'You’re taking a break from play',
  restrictedText: 'Draws and rewards rest until your break is over.',
  toLimits: 'Limits and breaks',
  toHome: 'Go to the home page',

  forPlayers: 'Log in to take part',
  logIn: 'Log in',
  offline: 'This needs a connection. You see how it stood as of {time}.',
  doubtText: 'The connection broke on the way. We look it up and never do it twice.',
  notDone: 'It was not done. You can try again.',
  settled: 'It is settled. What you see here is how it stands.',

  count: { one: '{n} record', other: '{n} records' },
  asOf: 'as of {time}',
  more: 'Show more',
  listFailed: 'The list didn’t load.',
  retry: 'Try again',
} as const;
