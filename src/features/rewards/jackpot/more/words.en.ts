/** English texts of the jackpot's lists and rules. */
export const en = {
  close: 'Close',
  recordTitle: 'Your draws',
  rankTitle: 'Biggest wins',
  noRecords: 'No draws yet',
  noRanks: 'No wins yet',
  rankingColumn: 'Ranking',
  nickname: 'Nickname',
  reward: 'Reward',
  winningTime: 'Winning time',
  rewards: 'Rewards',
  time: 'Time',
  you: 'You',

  ruleDay: 'You get one draw a day. First deposit {deposit} and bet {stake} that day, Manila time.',
  ruleDecided: 'These odds decide the result when you tap SPIN. The wheel only shows it.',
  ruleTiers: 'The jackpot cell pays out one whole jackpot of the four. That one then starts again.',
  ruleShare: '{share} of every bet goes into the jackpots, up to each one’s maximum.',
  ruleOnce: 'One tap is one draw, even if your connection drops. Your winnings are in your record.',
  ruleOwn: 'Cash is yours right away, with no wagering requirement.',
} as const;
