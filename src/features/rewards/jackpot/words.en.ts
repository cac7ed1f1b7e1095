import { area } from '#i18n/area.ts';

/** Texts of the jackpot's wheel. */
export const words = area(
  {
    title: 'Lucky Jackpot',
    intro: 'Prizes on the wheel, and four jackpots that grow with every bet.',

    total: 'All four jackpots',
    tiers: 'Jackpots',
    range: '{least} to {most}',
    jackpotCell: 'Jackpot',
    wheel: 'Prize wheel',
    result: 'You got {prize}',
    spin: 'SPIN',
    spinning: 'Drawing…',
    ready: 'Your draw is ready',
    notReady: 'Unlock today’s draw below',
    used: 'Today’s draw is used',
    oddsLoading: 'Loading odds',
    noOdds: 'Couldn’t load the odds',
    noWheel: 'The wheel isn’t ready yet.',
    retry: 'Try again',

    needTitle: 'For today’s draw',
    needDeposit: 'Deposit {amount} more',
    needTyping: 'Bet {amount} more',
    toDeposit: 'Deposit',
    toGames: 'Games',
    usedUp: 'You’ve used today’s draw.',
    next: 'Next draw from {time}.',

    noChance: 'No draws left (1001)',
    closed: 'The jackpot is closed (1002)',
    depositFirst: 'Make a deposit first (1003)',
    turnoverFirst: 'Complete the wagering requirement first (1004)',
    failed: 'The draw failed with code {code}',

    tierTitle: 'Jackpot!',
    tierText: 'Which one will it be?',
    tierWon: '{name}: {amount}',
    skip: 'Skip',

    record: 'Record',
    rank: 'Ranking',
    rules: 'Rules',
    close: 'Close',
    winners: 'LUCKY GUY',
    noWinners: 'No draws yet.',
    pause: 'Pause the winners',
  },
  () => import('./words.fil.ts'),
);
