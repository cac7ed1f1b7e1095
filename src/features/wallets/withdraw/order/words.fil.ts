import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  onItsWay: 'Papunta na ang withdrawal mo',
  onItsWayText: 'Hindi mo kailangang maghintay dito: karaniwang dumarating ang {net} sa loob ng {time}.',
  onItsWayPlain: 'Hindi mo kailangang maghintay dito: makikita ang bawat hakbang dito at sa mga tala mo.',
  orderOffline: 'Hindi namin makikita ang susunod na hakbang nang walang koneksyon.',
  later: 'Sasabihan ka namin',
  laterText: 'Mas matagal ito kaysa kayang hintayin ng pahina. Makikita sa mga tala mo ang bawat hakbang.',
  paid: 'Bayad na ang withdrawal mo',
  paidText: 'Naipadala ang {net} sa {account}.',
  refused: 'Tinanggihan ang withdrawal',
  returned: 'Bumalik ang withdrawal',
  backText: 'Nasa balanse mo na muli ang buong {amount}.',
  reason: 'Ang dahilan: {reason}',
  steps: 'Ang mga nangyari',
  received: 'Natanggap mo',
  orderNo: 'Order {orderNo}',
  unknownOrder: 'Walang ganoong withdrawal',
  unknownOrderText: 'Nasa mga tala mo ang lahat ng withdrawal mo.',
  orderFailed: 'Hindi dumating kung nasaan na ito.',
  toWithdrawals: 'Mga withdrawal',
} satisfies Translation<typeof en>;
