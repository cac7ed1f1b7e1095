import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga account na tatanggap',
  intro: 'Dito ibinabayad ang mga withdrawal mo. Dapat nasa sarili mong pangalan ang mga ito.',
  none: 'Wala pang account',
  noneText: 'Idagdag ang wallet o bank account na pupuntahan ng panalo mo.',
  add: 'Magdagdag ng account',
  addTitle: 'Bagong account',
  editTitle: 'Account na tatanggap',
  backToForm: 'Bumalik sa pinanggalingan',
  failed: 'Hindi dumating ang mga account mo.',
  notThere: 'Walang ganoong account',

  usual: 'Karaniwan',
  reviewing: 'Sinusuri',
  declined: 'Tinanggihan',
  reviewingText:
    'Tinitingnan namin ang account na ito. Mababayaran ito kapag tapos na iyon, at hindi mababago hangga’t hindi pa.',
  declinedText: 'Hindi mababayaran ang account na ito. Tingnan ang number at pangalan, o burahin ito.',

  kind: 'Wallet o bangko',
  choose: 'Pumili ng isa',
  number: 'Numero ng account',
  digits: '{digits} numero',
  digitsFrom: '{digits} numero, nagsisimula sa {prefix}',
  keepNumber: 'Iwanang walang laman para manatili ang {number}',
  holder: 'May-ari ng account',
  holderHint: 'Gaya ng nasa bangko o wallet',
  holderOwn: 'Ang sarili mong pangalan, gaya ng beripikado',
  branch: 'Sangay (hindi kailangan)',
  makeUsual: 'Gawin itong karaniwan kong account',
  usualOffline: 'Kailangan nito ng koneksyon.',
  madeUsual: 'Ito na ang karaniwan mong account',

  save: 'I-save',
  saved: 'Na-save ang account',
  delete: 'Burahin ang account na ito',
  deleteTitle: 'Burahin ang account na ito?',
  deleteText:
    'Mawawala sa listahan mo ang {name} {number}. Mananatili sa mga tala mo ang mga withdrawal na ibinayad dito.',
  deleteNow: 'Burahin',
  keep: 'Huwag burahin',
  deleted: 'Nabura ang account',
} satisfies Translation<typeof en>;
