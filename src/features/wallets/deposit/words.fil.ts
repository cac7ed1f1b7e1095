import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  bonusChoice: 'Bonus',
  wagerTimes: 'Tumaya ng {turnover} ({n}×)',
  noBonus: 'Walang bonus',
  noBonusNote: 'Walang dagdag na itataya',
  depositTerms: 'Para ma-withdraw ang depositong ito, tumaya ng {turnover} ({n}×).',
  bonusTerms: 'Bonus na {bonus}:',
  bonusWager: 'tumaya pa ng {turnover} ({n}×) para ma-withdraw ito.',
  bonusApart:
    'Hanggang doon, hindi mawi-withdraw ang bonus at ang panalo nito. Hindi nito pinipigilan ang sarili mong pera.',
  paidTerms: 'Para ma-withdraw ang depositong ito, tumaya ng {deposit}.',
  paidTermsBonus:
    'Para ma-withdraw ang depositong ito, tumaya ng {deposit}. Para ma-withdraw ang bonus at ang panalo nito, tumaya pa ng {bonus}. Hindi nito pinipigilan ang sarili mong pera.',

  found: 'Huling deposito mo',
  created: 'Nagawa ang order mong {amount}. Hindi pa ito bayad.',
  createdUnread: 'Nagawa ang order mo. Hindi pa ito bayad.',
  notPlaced: 'Walang nagawang order, at walang siningil sa iyo. Puwede kang magdeposito muli.',
  settled: 'Tiningnan na sa ibang tab ang huling deposito mo. Makikita sa mga tala mo kung may order.',
  dismiss: 'OK',
} satisfies Translation<typeof en>;
