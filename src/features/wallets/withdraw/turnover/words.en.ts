import { area } from '#i18n/area.ts';

/** Texts of the turnover requirement. */
export const words = area(
  {
    turnover: 'Wagering progress',
    turnoverOf: '{done} of {need}',
    turnoverLeft: 'Wager {left} more to withdraw everything.',
    turnoverFirst: 'Wager {left} more before you can withdraw.',
    turnoverBreak: 'Bonus money, and money not wagered yet, stays here until your break ends.',
    turnoverBonus: '{bonus} of your balance is bonus money.',
    turnoverDone: 'Wagering complete.',
    turnoverNone: 'No wagering required.',
    turnoverFrom: 'Wagering details',
    fromDeposit: 'Deposit',
    fromBonus: 'Bonus',
    fromCoupon: 'Coupon',
    fromReward: 'Reward',
    fromOther: 'Other',
    stillLeft: '{left} left',
  },
  () => import('./words.fil.ts'),
);
