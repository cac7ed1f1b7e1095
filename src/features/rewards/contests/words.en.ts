import { area } from '#i18n/area.ts';

/** Texts that the slotshack and the ranking share. */
export const words = area(
  {
    place: 'Place',
    player: 'Player',
    you: 'You',
    reward: 'Reward',
    rewardIs: 'Reward: {awards}',
    claimBy: 'Claim by {time}',
    rules: 'Rules',
    ruleProps: 'Points and diamonds aren’t cash: exchange them in the points shop. Tickets are for the lottery.',
    ruleNames: 'Other players see only the first letter of your name.',
    toLimits: 'Set your limits',
  },
  () => import('./words.fil.ts'),
);
