/** Texts of the slotshack. */
export const en = {
  title: 'Slotshack',
  intro: 'Missions on chosen slots, each with a reward.',
  endsIn: 'Ends in',
  over: 'These missions have ended.',
  expiry: 'Claim by {time}. What isn’t claimed by then expires.',
  none: 'No missions right now',

  play: 'Play',
  playThis: 'Play {name}',
  someSlot: 'Chosen slot',
  gameGone: 'This game is no longer here',
  wager: 'Bet {amount} in all',
  streak: { one: 'Win {n} round', other: 'Win {n} rounds in a row' },
  multiplier: 'Win {times} your bet in one round',
  progress: '{done} of {need}',
  best: 'Best {done} · needed {need}',
  what: '{mission}, {game}, {awards}',

  board: 'Best wins',
  boardText: 'Each player’s best win here, by how many times its bet it paid. The size of the bet makes no difference.',
  timesBet: 'Times the bet',
  noWins: 'No wins yet',
  noOwn: 'You have no win here yet.',

  ruleSince: 'Rounds from {time} on count, once they are over. Demos and returned bets don’t.',
  ruleWin: 'A win is a round that pays more than its bet.',
  ruleLuck: 'Every round is drawn by itself. No win is ever due, and a mission changes no odds.',
  ruleCare: 'Stop when you planned to. A mission is no way to win money back.',
} as const;
