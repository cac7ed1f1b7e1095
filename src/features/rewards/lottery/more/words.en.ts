/** What is said of the lottery's bundles and rules. */
export const en = {
  productsText: 'All entries of a bundle are quick picks for the next draw.',
  productLimit: 'Up to {n} in each draw',
  productBought: '{n} bought',
  inEach: { one: '{n} entry', other: '{n} entries' },
  noProducts: 'No bundles at the moment',
  rulePick: 'An entry has {pick} different numbers from 1 to {max}. Choose them, or let a quick pick do it.',
  ruleTimesDaily: 'The draw is every day at 21:00, Manila time.',
  ruleTimesWeekend: 'The draw is on Saturdays and Sundays at 21:00, Manila time.',
  ruleSales: 'Sales end before each draw. What you buy after it is for the next one.',
  ruleFair: 'The operator draws {pick} numbers by chance. Every combination is as likely as any other.',
  ruleJackpot:
    'Whoever matches all {pick} wins the jackpot. Several winners share it equally. It grows until it is won.',
  rulePrizes: 'Each entry wins its highest prize once. Claim it whenever you like: it doesn’t expire.',
  ruleLimits: 'Up to {most} entries in an order. Entries bought with money count towards your own limits.',
  ruleNote: 'Every draw is independent: earlier results change nothing. Play for fun, within your limits.',
} as const;
