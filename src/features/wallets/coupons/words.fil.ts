import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  legend: 'Kupon',
  none: 'Walang kupon',
  adds: '+{amount}',
  share: '{percent}% ng deposito mo',
  shareUpTo: '{percent}% ng deposito mo, hanggang {amount}',
  fixed: 'Mula {amount}',
  until: 'hanggang {day}',
  turnover: 'Kailangang maitaya muna ang idinaragdag ng kupon bago ito ma-withdraw.',
  gift: 'Regalong {amount}',
  giftTerms: 'itaya nang {n}× bago mo ito i-withdraw',
  use: 'Gamitin',
  useOf: 'Gamitin na: regalong {amount}',
  needsConnection: 'Kailangan ng koneksyon para sa regalo.',
  locked: 'Naka-lock hanggang mabayaran ang unang deposito mo.',
  checking: 'Tinitingnan namin kung nagamit na ang regalong ito.',
  check: 'Tingnan muli',
} satisfies Translation<typeof en>;
