import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  turnover: 'Naitaya na',
  turnoverOf: '{done} sa {need}',
  turnoverLeft: 'Tumaya pa ng {left} para ma-withdraw ang lahat.',
  turnoverBreak: 'Mananatili rito ang hindi pa naitataya at ang bonus hanggang matapos ang pahinga mo.',
  turnoverBonus: 'Bonus ang {bonus} ng balanse mo.',
  turnoverDone: 'Naitaya na ang lahat ng hinihingi.',
  turnoverNone: 'Walang kailangang itaya muna.',
  turnoverFrom: 'Saan ito galing',
  fromDeposit: 'Deposito',
  fromBonus: 'Bonus',
  fromCoupon: 'Kupon',
  fromReward: 'Gantimpala',
  fromOther: 'Iba pa',
  stillLeft: '{left} pa',
} satisfies Translation<typeof en>;
