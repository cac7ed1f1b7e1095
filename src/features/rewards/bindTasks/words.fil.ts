import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Kumpletuhin ang account mo',
  intro: 'May one\u2011time reward ang bawat hakbang.',
  none: 'Wala pang kukumpletuhin sa ngayon',

  mobile: 'Mobile number',
  mobileText: 'Para makatanggap ng code at mag-log in nang walang password',
  bank: 'Receiving account',
  bankText: 'Dito namin ipapadala ang withdrawal mo',
  kyc: 'Identity check',
  kycText: 'Kailangan bago mag-withdraw',
  password: 'Password',
  passwordText: 'Para mag-log in nang walang code',

  toDo: 'Hindi pa',
  claimed: 'Nakuha na',
  locked: 'Naka-lock',
  lockedText: 'Makukuha ang rewards kapag bayad na ang unang deposit mo.',
  toDeposit: 'Mag-deposit na',
  doIt: 'Simulan',
  doThis: 'Simulan: {task}',
  claim: 'Kunin',
  claimThis: 'Kunin: {task}',
  needsConnection: 'Kailangan mo ng internet para kumuha. Ito ang huling alam na status.',
  asOf: 'Noong {time}',

  doubtText: 'Naputol ang koneksyon. Tinitingnan namin ito at hindi kukunin nang dalawang beses.',
  notDone: 'Hindi nakuha. Puwede mong subukan ulit.',
  settled: 'Tapos na. Ito ang pinakabagong status.',
} satisfies Translation<typeof en>;
