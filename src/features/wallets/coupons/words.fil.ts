import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  legend: 'Coupon',
  none: 'Walang coupon',
  adds: '+{amount}',
  share: '{percent}% ng deposit mo',
  shareUpTo: '{percent}% ng deposit mo, hanggang {amount}',
  fixed: 'Mag-deposit ng {amount} pataas',
  until: 'hanggang {day}',
  turnover: 'Kailangan mong i-wager ang pera mula sa coupon bago mo ito ma-withdraw.',
  gift: 'Gift na {amount}',
  giftUntil: 'Hanggang {day}',
  giftTerms: 'I\u2011wager nang {n}× para ma\u2011withdraw',
  use: 'Gamitin na',
  useOf: 'Gamitin na: gift na {amount}',
  needsConnection: 'Kailangan ng koneksyon para magamit ang gift.',
  locked: 'Naka-lock hanggang mabayaran ang unang deposit mo.',
  checking: 'Chine-check namin kung nagamit na ang gift na ito.',
  check: 'I-check ulit',
} satisfies Translation<typeof en>;
