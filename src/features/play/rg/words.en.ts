/** English texts of the reality check and of limits during play. */
export const en = {
  deposit: 'Deposit',
  playedToday: 'Played today',
  inThisGame: 'In this game',
  limitTitle: 'Your limit',
  limits: 'See your limits',
  toLobby: 'Go to home',
  reality: 'Reality check',
  realityText: 'You’ve been playing for a while. Here’s your visit so far.',
  bets: 'Wagered',
  wins: 'Won',
  result: 'Result',
  pauseText: {
    one: 'You’ve played for {n} hour today. Many people feel better after a break of a day or more.',
    other: 'You’ve played for {n} hours today. Many people feel better after a break of a day or more.',
  },
  pause: 'Take a break',
  realityStop: 'Stop playing',
  realityContinue: 'Continue playing',
  realityHistory: 'See history',
} as const;
