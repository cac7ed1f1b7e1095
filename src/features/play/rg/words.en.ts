import { area } from '#i18n/area.ts';

/** Texts of the reality check and of limits during play. */
export const words = area(
  {
    deposit: 'Deposit',
    playedToday: 'Played today',
    inThisGame: 'In this game',
    limitTitle: 'Your limit',
    limitReached: 'You’ve reached your limit',
    restricted: 'You can’t play now',
    limits: 'See your limits',
    toLobby: 'Go home',
    reality: 'Reality check',
    realityText: 'Time for a short check. Here’s how your play is going.',
    bets: 'Wagered this session',
    wins: 'Won this session',
    result: 'Session result',
    pauseText: {
      one: 'You’ve played for {n} hour today. Many people feel better after a break of a day or more.',
      other: 'You’ve played for {n} hours today. Many people feel better after a break of a day or more.',
    },
    pause: 'Take a break',
    realityStop: 'Stop playing',
    realityContinue: 'Continue playing',
    realityHistory: 'See history',
    careLimits: 'Set limits',
    careBreak: 'Take a break',
    careExclude: 'Self-exclusion',
    careAll: 'All about player protection',
    careLeaves: 'Your game goes on until you open one of these.',
  },
  () => import('./words.fil.ts'),
);
