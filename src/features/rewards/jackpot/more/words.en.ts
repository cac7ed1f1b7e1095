/** English texts of the jackpot's lists and rules. */
export const en = {
  close: 'Close',
  recordTitle: 'Your draws',
  rankTitle: 'Largest wins',
  noRecords: 'No draws yet',
  noRanks: 'No wins yet',
  rankingColumn: 'Ranking',
  nickname: 'Nickname',
  reward: 'Reward',
  winningTime: 'Winning time',
  rewards: 'Rewards',
  time: 'Time',
  you: 'You',

  ruleDay: 'Each day has one draw. It asks for {deposit} deposited and {stake} staked on that day, Manila time.',
  ruleDecided: 'The result is drawn by these odds when you tap SPIN. The wheel only shows it.',
  ruleTiers: 'The jackpot cell gives one of the four jackpots, all of it. That one then starts again.',
  ruleShare: '{share} of every stake goes into the jackpots, up to the highest amount of each.',
  ruleOnce: 'A tap is one draw, even if the connection breaks. What you won is in your record.',
  ruleOwn: 'Cash is yours at once, without a turnover requirement.',
} as const;
