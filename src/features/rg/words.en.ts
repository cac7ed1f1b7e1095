/** English texts of the responsible gaming page: limits, breaks and self-exclusion. */
export const en = {
  title: 'Player protection',
  intro:
    'Play should stay fun. Here you decide how much of your money and time it may take, and you can stop at any time.',
  visitor: 'Log in to set limits, take a break or exclude yourself.',
  login: 'Log in',
  needsConnection: 'This needs a connection.',

  now: 'Time and result',
  stay: 'This visit',
  today: 'Today',
  week: 'This week',
  netLifetime: 'Deposits less withdrawals, ever',
  played: '{time} of play',

  limits: 'Your limits',
  noLimits: 'You have set no limit yet.',
  change: 'Set or change limits',
  deposit: 'Deposits',
  loss: 'Losses',
  wager: 'Stakes',
  session: 'Time of play',
  day: 'a day',
  perWeek: 'a week',
  month: 'a month',
  usedOf: '{used} of {limit}, {left} left',
  begins: 'Begins anew {time}',
  minutes: { one: '{n} minute', other: '{n} minutes' },
  realityNow: 'A look at the time every {minutes} minutes of play',
  pesosHint: 'Whole pesos; empty for no limit',
  minutesHint: 'Minutes; empty for no limit',
  pesosWrong: 'Whole pesos from {min} to {max}, or nothing.',
  minutesWrong: 'Minutes from {min} to {max}, or nothing.',
  refused: 'The operator didn’t take this.',
  applied: 'Applied now.',
  keptHere: 'Kept on this device. It goes out at the first connection.',
  waits: 'Waits until {time}, then confirm.',
  unchanged: 'Nothing has changed.',

  wish: 'You asked for {value}.',
  wishNone: 'You asked for no limit.',
  waitsUntil: 'It waits until {time}. Then you can confirm it.',
  confirmBy: 'You can confirm it until {time}. If you don’t, the limit stays.',
  confirm: 'Confirm',
  keep: 'Keep the limit as it is',

  break: 'Take a break',
  breakText: 'For some hours or days: no games, no deposits, no offers.',

  exclude: 'Self-exclusion',
  excludeText: 'For 6 months, 1 year or 5 years.',
  doneTitle: 'It has begun',
  toAccount: 'To your money and your account',

  venues: 'All other venues',
  venuesText:
    'PAGCOR, the regulator, can keep you out of every licensed venue in the country. Your husband or wife, a parent or a grown-up child can ask for it too.',
  venuesLink: 'PAGCOR: exclusion forms',
  barred:
    'Play is not for anybody under 21, students, government officials, members of the armed forces or the police, holders of a gaming licence, or anybody on the restricted list.',

  test: 'Ask yourself',
  testText: 'Nine questions. The answers stay on this screen: nobody else sees them.',

  careTitle: 'Before you play',
  careText: 'Decide now how much you will deposit at most. You can lower this at any time, and find it under Me.',
  careSave: 'Set these limits',
  notNow: 'Not now',

  reminderTitle: 'Before you deposit',
  thisMonth: 'Your deposits this month',
  withThis: 'With this one',
  reminderText: 'You asked to be told. You can change that at Player protection, under Me.',
  depositNow: 'Deposit {amount}',
} as const;
