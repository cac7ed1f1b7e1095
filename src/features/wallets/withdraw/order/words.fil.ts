import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  onItsWay: 'Papunta na ang withdrawal mo',
  onItsWayText: 'Puwede mong iwan ang page na ito. Karaniwang dumarating ang {net} sa loob ng {time}.',
  onItsWayPlain: 'Puwede mong iwan ang page na ito. Makikita ang bawat hakbang dito at sa records mo.',
  orderOffline: 'Makikita mo ang susunod na hakbang pag-online mo ulit.',
  later: 'Pinoproseso pa',
  laterText: 'Medyo matagal ito. Makikita sa records mo ang bawat hakbang.',
  paid: 'Successful ang withdrawal',
  paidText: 'Naipadala ang {net} sa {account}.',
  refused: 'Na-decline ang withdrawal',
  returned: 'Naibalik ang withdrawal',
  backText: 'Naibalik ang buong {amount} sa balanse mo.',
  reason: 'Dahilan: {reason}',
  amount: 'Halaga',
  steps: 'Status',
  received: 'Natanggap mo',
  notYet: 'Hindi pa',
  orderNo: 'Order {orderNo}',
  unknownOrder: 'Hindi makita ang withdrawal',
  unknownOrderText: 'Nasa records mo ang lahat ng withdrawal mo.',
  orderFailed: 'Hindi ma-load ang status.',
  checkAccounts: 'I-check ang receiving accounts',
  toWithdrawals: 'Tingnan lahat ng withdrawal',
} satisfies Translation<typeof en>;
