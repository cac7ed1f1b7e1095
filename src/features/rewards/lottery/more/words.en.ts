import { area } from '#i18n/area.ts';

/** What is said of the lottery's bundles and rules. */
export const words = area(
  {
    productsText: 'Quick picks for the draw on {time}.',
    productLimit: { one: 'Up to {n} bundle per draw', other: 'Up to {n} bundles per draw' },
    productBought: '{n} bought',
    inEach: { one: '{n} quick pick', other: '{n} quick picks' },
    noProducts: 'No bundles right now',
    rulePick: 'An entry is {pick} different numbers from 1 to {max}. Choose them yourself or use quick pick.',
    ruleTimesDaily: 'The draw is daily at 21:00, Manila time.',
    ruleTimesWeekend: 'The draw is every Saturday and Sunday at 21:00, Manila time.',
    ruleSales: 'Sales close before each draw. Entries bought after that are for the next draw.',
    ruleFair: '{pick} numbers are drawn at random. Every combination is equally likely.',
    ruleJackpot: 'Match all {pick} to win the jackpot. Winners share it equally. It grows until someone wins.',
    rulePrizes: 'Each entry wins only its highest prize. Claim it any time: it doesn’t expire.',
    ruleLimits: 'Up to {most} entries per order. Entries bought with money count toward your limits.',
    ruleNote: 'Every draw is independent: past results change nothing. Play for fun, within your limits.',
  },
  () => import('./words.fil.ts'),
);
