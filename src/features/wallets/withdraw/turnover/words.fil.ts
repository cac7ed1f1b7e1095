import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  turnover: 'Naitaya na',
  turnoverOf: '{done} sa {need}',
  turnoverLeft: '{left} pa ang kailangang itaya bago makalabas ang pera.',
  turnoverBreak: 'Mananatili rito ang {left} hanggang matapos ang pahinga mo: hinihingi ng bonus na itaya muna ito.',
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
