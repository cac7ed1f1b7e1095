import { area } from '#i18n/area.ts';

/** Texts of what a deposit and its bonus ask for, and of how one turned out. */
export const words = area(
  {
    bonusChoice: 'Bonus',
    wagerTimes: 'Wager {turnover} ({n}×)',
    noBonus: 'No bonus',
    noBonusNote: 'Nothing extra to wager',
    depositTerms: 'To withdraw this deposit, wager {turnover} ({n}×).',
    bonusTerms: 'Bonus of {bonus}:',
    bonusWager: 'wager {turnover} more ({n}×) to withdraw it.',
    bonusApart:
      'Until then, you can’t withdraw the bonus or its winnings. It never stops you from withdrawing your own money.',
    paidTerms: 'To withdraw this deposit, wager {deposit}.',
    paidTermsBonus:
      'To withdraw this deposit, wager {deposit}. To withdraw the bonus and its winnings, wager {bonus} more. The bonus never stops you from withdrawing your own money.',

    found: 'Your last deposit',
    created: 'Your {amount} order was created. It isn’t paid yet.',
    createdUnread: 'Your order was created. It isn’t paid yet.',
    notPlaced: 'No order was created, and you were not charged. You can deposit again.',
    settled: 'Your last deposit was checked in another tab. If there’s an order, it’s in your records.',
    dismiss: 'Got it',
  },
  () => import('./words.fil.ts'),
);
