export default {
  place: 'Puwesto',
  player: 'Player',
  you: 'Ikaw',
  reward: 'Premyo',
  rewardIs: 'Premyo: {awards}',
  claimBy: 'Kunin hanggang {time}',
  rules: 'Mga patakaran',
  ruleProps: 'Hindi cash ang points at diamonds: ipalit ang mga ito sa points shop. Para sa lottery ang tickets.',
  ruleNames: 'Unang letra lang ng pangalan mo ang nakikita ng ibang player.',
  toLimits: 'I-set ang mga limit mo',
};
