import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Buuin ang account mo',
  intro: 'Mas ligtas ang account mo sa bawat hakbang, at may makukuha ka nang isang beses.',
  none: 'Wala pang kukumpletuhin sa ngayon',

  mobile: 'Numero ng cellphone',
  mobileText: 'Para sa mga code, at para makapasok nang walang password',
  bank: 'Account na tatanggap',
  bankText: 'Kung saan pupunta ang panalo mo',
  kyc: 'Pagsusuri ng ID mo',
  kycText: 'Kailangan bago mag-withdraw',
  password: 'Ang password mo',
  passwordText: 'Para makapasok nang walang code',

  toDo: 'Hindi pa',
  claimable: 'Handa na',
  claimed: 'Nakuha na',
  locked: 'Naka-lock',
  lockedText: 'Makukuha mo ang mga reward kapag bayad na ang unang deposito mo.',
  toDeposit: 'Pumunta sa deposito',
  doIt: 'Gawin',
  doThis: 'Gawin: {task}',
  claim: 'Kunin',
  claimThis: 'Kunin: {task}',
  needsConnection: 'Kailangan ng koneksyon para makuha. Ganito ang huling lagay.',
  asOf: 'Noong {time}',

  doubtText: 'Naputol ang koneksyon sa daan. Hinahanap namin ito at hindi kukunin nang dalawang beses.',
  notDone: 'Hindi ito nakuha. Puwede mo itong kunin muli.',
  settled: 'Ayos na ito. Ang nakikita mo rito ang kalagayan ngayon.',
} satisfies Translation<typeof en>;
