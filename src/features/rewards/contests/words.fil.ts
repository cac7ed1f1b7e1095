import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  place: 'Pwesto',
  player: 'Manlalaro',
  you: 'Ikaw',
  reward: 'Premyo',
  rewardIs: 'Premyo: {awards}',
  claimBy: 'Kunin hanggang {time}',
  rules: 'Mga tuntunin',
  ruleProps:
    'Hindi pera ang points at diamond: ipinapalit ang mga ito sa page ng Points. Para sa lottery ang mga tiket.',
  ruleNames: 'Unang letra lang ng pangalan mo ang nakikita ng ibang manlalaro.',
  toLimits: 'I-set ang mga limit mo',
} satisfies Translation<typeof en>;
