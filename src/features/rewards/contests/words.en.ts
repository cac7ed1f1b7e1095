/** Texts that the slotshack and the ranking share. */
export const en = {
  place: 'Place',
  player: 'Player',
  you: 'You',
  reward: 'Reward',
  rewardIs: 'Reward: {awards}',
  claimBy: 'Claim by {time}',
  rules: 'Rules',
  ruleProps: 'Points and diamonds aren’t cash: you exchange them on the Points page. Tickets are for the lottery.',
  ruleNames: 'Other players see the first letter of your name, and no more.',
  toLimits: 'Set your limits',
} as const;
