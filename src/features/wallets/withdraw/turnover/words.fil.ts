import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  turnover: 'Progress ng wagering',
  turnoverOf: '{done} sa {need}',
  turnoverLeft: 'Mag-wager pa ng {left} para ma-withdraw ang lahat.',
  turnoverFirst: 'Mag-wager pa ng {left} bago ka makapag-withdraw.',
  turnoverBreak: 'Mananatili rito ang bonus at ang hindi pa nai-wager hanggang matapos ang pahinga mo.',
  turnoverBonus: 'Bonus ang {bonus} ng balanse mo.',
  turnoverDone: 'Tapos na ang wagering.',
  turnoverNone: 'Walang kailangang i-wager.',
  turnoverFrom: 'Detalye ng wagering',
  fromDeposit: 'Deposit',
  fromBonus: 'Bonus',
  fromCoupon: 'Coupon',
  fromReward: 'Reward',
  fromOther: 'Iba pa',
  stillLeft: '{left} pa',
} satisfies Translation<typeof en>;
