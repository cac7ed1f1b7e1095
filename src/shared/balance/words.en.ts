import { area } from '#i18n/area.ts';

/** Texts of the balance: what is in doubt, and what can’t be withdrawn yet. */
export const words = area(
  {
    inDoubt: 'We’re still checking some of your money. It may be missing here.',
    ownHeld: 'Your deposit: wager {left} more to withdraw {held}.',
    bonusHeld: 'Bonus: wager {left} more to withdraw {held}.',
    allHeld: 'Wager {left} more to withdraw everything.',
    noneFree: 'Wager {left} more before you can withdraw.',
    ownStays: '{held} of your deposit stays here until your break ends.',
    bonusStays: 'Your {held} bonus stays here until your break ends.',
    wagered: '{done} of {need}',
  },
  () => import('./words.fil.ts'),
);
