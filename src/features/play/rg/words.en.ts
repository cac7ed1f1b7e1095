/** English texts of the reality check and of limits during play. */
export const en = {
  deposit: 'Deposit',
  playedToday: 'Played today',
  inThisGame: 'In this game',
  limitTitle: 'Your own limit',
  limits: 'See your limits',
  toLobby: 'Go to the home page',
  reality: 'A look at the time',
  realityText: 'You have been playing for a while. This is what your visit came to so far.',
  bets: 'Staked',
  wins: 'Won',
  result: 'Result',
  pauseText: {
    one: 'You have played for {n} hour today. A pause does many people good: for a day, or for longer.',
    other: 'You have played for {n} hours today. A pause does many people good: for a day, or for longer.',
  },
  pause: 'Take a break',
  realityStop: 'Stop playing',
  realityContinue: 'Continue playing',
  realityHistory: 'See the history',
} as const;
