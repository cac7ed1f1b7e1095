/** Texts of the ranking. */
export const en = {
  title: 'Ranking',
  intro: 'See how your play ranks by day, week and month, and what each place gets.',
  periods: 'Periods',
  day: 'Today',
  week: 'This week',
  month: 'This month',

  endsIn: 'Ends in',
  over: 'This ranking has ended. The places are final.',
  mine: 'Your place',
  noPlace: 'No place yet',
  noPlaceText: 'You’re listed once a round that you played for money is over.',
  bets: 'Valid bets',
  lead: 'You are in first place.',
  gap: 'Place {n} is {amount} ahead.',
  gapNone: 'Place {n} has the same sum, and had it first.',

  prizes: 'Rewards by place',
  span: '{from} to {to}',
  places: 'Places',
  none: 'Nobody is ranked yet',

  past: 'Your rewards',
  pastPlace: 'Place {n} · {value}',
  pastSpan: '{from} to {to}',
  what: 'place {n}, {period}, {awards}',

  ruleValue: 'A bet counts once its round is over, in the period in which it is over.',
  ruleValid: 'Demos and returned bets don’t count.',
  ruleTie: 'With equal sums, whoever had it first is ahead.',
  rulePeriod: 'Days, weeks (from Monday) and months start at midnight, Manila time.',
  ruleClaim: {
    one: 'Rewards can be claimed for {n} day after a period ends. Then they expire.',
    other: 'Rewards can be claimed for {n} days after a period ends. Then they expire.',
  },
  ruleCare: 'Bet what you planned to. A place is no way to win money back.',
} as const;
