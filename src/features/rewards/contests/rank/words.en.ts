import { area } from '#i18n/area.ts';

/** Texts of the ranking. */
export const words = area(
  {
    title: 'Ranking',
    intro: 'See your rank by day, week and month, and the reward for each place.',
    periods: 'Periods',
    day: 'Today',
    week: 'Week',
    month: 'Month',

    endsIn: 'Ends in',
    over: 'This ranking has ended. Places are final.',
    mine: 'Your place',
    noPlace: 'None yet',
    noPlaceText: 'Finish a round with real money to join the ranking.',
    bets: 'Valid bets',
    lead: 'You’re in first place.',
    gap: 'Place {n} is {amount} ahead.',
    gapNone: 'You’re tied with place {n}, which got there first.',

    prizes: 'Rewards by place',
    span: '{from} to {to}',
    places: 'Places',
    none: 'No one is ranked yet',

    past: 'Your rewards',
    pastPlace: 'Place {n} · Bets: {value}',
    pastSpan: '{from} to {to}',
    what: 'place {n}, {period}, {awards}',

    ruleValue: 'A bet counts in the period when its round ends.',
    ruleValid: 'Demos and returned bets don’t count.',
    ruleTie: 'If totals are equal, whoever got there first ranks higher.',
    rulePeriod: 'Days, weeks (from Monday) and months start at midnight, Manila time.',
    ruleClaim: {
      one: 'Claim rewards within {n} day after a period ends. Then they expire.',
      other: 'Claim rewards within {n} days after a period ends. Then they expire.',
    },
    ruleCare: 'Bet only what you planned to. Don’t chase losses for a place.',
  },
  () => import('./words.fil.ts'),
);
