/** Texts of the invite spin. */
export const en = {
  title: 'Invite spin',
  intro: 'Spin, add up what you win, and claim it once it reaches the target in time. Friends bring you more spins.',

  round: 'This round',
  ofTarget: 'of {target}',
  progress: '{amount} of {target}',
  endsIn: 'Ends in',
  notBegun: { one: 'Your first spin starts a round of {n} day.', other: 'Your first spin starts a round of {n} days.' },
  lapses: 'If it stays below {target}, it lapses.',
  reached: 'You reached the target. Claim it whenever you like.',
  expired:
    'Your last round has ended. Its {amount} stayed below {target}, so it lapsed. Your spins are still yours, and the next one starts a new round.',
  paid: 'Your last round is paid: {amount}. The next spin starts a new one.',

  wheel: 'Wheel with eight prizes',
  spin: 'SPIN',
  claim: 'CLAIM',
  spinsLeft: { one: '{n} spin left', other: '{n} spins left' },
  noSpins: 'See below how to get more spins.',
  won: 'You won {prize}',
  oddsBelow: 'All odds are listed below.',
  roundOver: 'That round is over. Spin again to start a new one.',

  rules: 'Rules and odds',
  ruleSpins: { one: 'You start with {n} spin.', other: 'You start with {n} spins.' },
  ruleRound: {
    one: 'A round lasts {n} day from its first spin. Cash that you win adds up.',
    other: 'A round lasts {n} days from its first spin. Cash that you win adds up.',
  },
  ruleTarget: 'Reach {target} in time, and you can claim all of it once. If you don’t, it lapses.',
  rulePoints: 'Points are yours at once. They aren’t cash: you exchange them on the Points page.',
  ruleMoney: 'Turnover requirement: {n} times what you claim, before you withdraw it. Your first deposit comes first.',
  ruleOdds: 'The odds are the same for every player and every spin, near the target too.',

  records: 'Records',
  open: 'Go to the wheel',
  later: 'Not now',
  needDeposit: 'You can claim once your first deposit is paid.',
  toDeposit: 'Deposit',
} as const;
