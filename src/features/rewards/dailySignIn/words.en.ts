/** Texts of the daily sign-in. */
export const en = {
  title: 'Daily sign-in',
  intro: 'Claim a reward every day. Days add up to more.',

  days: 'Seven days',
  day: 'Day {n}',
  today: 'Today',
  done: 'Claimed',
  missed: 'Missed',
  claimDay: 'Claim day {n}',
  signed: 'Claimed for today. The next day starts at midnight, Manila time.',
  newDay: 'A new day has started. Here it is.',

  conditions: 'Before you can claim',
  recharge: 'Deposits in all',
  bet: { one: 'Bets within {n} day', other: 'Bets within {n} days' },
  progress: '{done} of {needed}',
  needDeposit: 'Cash can be claimed once your first deposit is paid.',
  toDeposit: 'Deposit',
  toGames: 'See games',

  total: 'Rewards for days in all',
  totalNow: { one: 'You have claimed on {n} day so far.', other: 'You have claimed on {n} days so far.' },
  daysOf: '{n} of {of}',
  totalDays: { one: '{n} day', other: '{n} days' },

  rule: 'Rules',
  ruleTitle: 'Sign-in rules',
  ruleDay: 'One claim a day. A day starts at midnight, Manila time.',
  ruleCycle:
    'Seven days make a cycle. It starts with your first claim and follows the calendar: a missed day can’t be claimed later.',
  ruleNext: 'When a cycle is over, your next claim starts a new one.',
  ruleTotal: 'Days in all never expire, and each of their rewards is claimed once.',
  ruleRecharge: 'To claim a day, your deposits must come to {amount} in all.',
  ruleBet: {
    one: 'To claim a day, your bets of the last {n} day must come to {amount}.',
    other: 'To claim a day, your bets of the last {n} days must come to {amount}.',
  },
  ruleFree: 'There is no condition for claiming a day.',
  ruleProps: 'Points and diamonds aren’t cash: you exchange them on the Points page. Tickets are for the lottery.',
  ruleMoney:
    'Turnover requirement: {n} times cash from rewards, before you withdraw it. Your first deposit comes first.',
} as const;
