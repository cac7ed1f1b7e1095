import { area } from '#i18n/area.ts';

/** Texts of the jackpot's lists and rules. */
export const words = area(
  {
    close: 'Close',
    recordTitle: 'Your spins',
    rankTitle: 'Biggest wins',
    noRecords: 'No spins yet',
    noRanks: 'No wins yet',
    rankingColumn: 'Ranking',
    nickname: 'Nickname',
    reward: 'Reward',
    winningTime: 'Winning time',
    rewards: 'Rewards',
    time: 'Time',
    you: 'You',

    ruleDay: 'You get one spin a day. To unlock it, deposit {deposit} and bet {stake} that day, Manila time.',
    ruleDecided: 'The odds below decide the result when you tap SPIN. The wheel only shows it.',
    ruleTiers: 'Land on Jackpot and you win one of the four jackpots in full. It then starts again.',
    ruleShare: '{share} of every bet goes into the jackpots, up to each one’s maximum.',
    ruleOnce: 'One tap is one spin, even if your connection drops. Your winnings are in your record.',
    ruleOwn: 'Cash is yours right away, with no wagering requirement.',
  },
  () => import('./words.fil.ts'),
);
