import { area } from '#i18n/area.ts';

/** Texts of the jackpot's wheel. */
export const words = area(
  {
    title: 'Lucky Jackpot',
    intro: 'Prizes on the wheel, and four jackpots that grow with every bet.',

    total: 'Four jackpots, total',
    tiers: 'Jackpots',
    range: '{least} to {most}',
    jackpotCell: 'Jackpot',
    wheel: 'Prize wheel',
    result: 'You got {prize}',
    spin: 'SPIN',
    spinning: 'Spinning…',
    ready: 'Your spin is ready',
    notReady: 'Unlock today’s spin below',
    used: 'Today’s spin is used',
    oddsLoading: 'Loading odds',
    noOdds: 'Couldn’t load the odds',
    noWheel: 'The wheel isn’t ready yet.',

    needTitle: 'For today’s spin',
    needDeposit: 'Deposit {amount} more',
    needTyping: 'Bet {amount} more',
    toDeposit: 'Deposit',
    toGames: 'Games',
    usedUp: 'You’ve used today’s spin.',
    next: 'Next spin from {time}.',

    noChance: 'No spins left (1001)',
    closed: 'The jackpot is closed (1002)',
    depositFirst: 'Make a deposit first (1003)',
    turnoverFirst: 'Complete the wagering requirement first (1004)',
    failed: 'The spin failed with code {code}',

    tierTitle: 'Jackpot!',
    tierText: 'Which one will it be?',
    tierWon: '{name}: {amount}',
    skip: 'Skip',

    record: 'Record',
    rank: 'Ranking',
    rules: 'Rules',
    close: 'Close',
    winners: 'LUCKY GUY',
    noWinners: 'No winners yet.',
    pause: 'Pause the winners',
  },
  () => import('./words.fil.ts'),
);
