import type { Translation } from '../../../../app/i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  withdrawable: 'Puwede mong i-withdraw',
  asOf: 'Noong {time}',
  terms: 'Bago ka mag-withdraw',
  leftToday: 'Natitira ngayon',
  leftCount: { one: '{n} pag-withdraw', other: '{n} pag-withdraw' },
  feeFree: { one: 'Libre ang susunod', other: 'Libre ang susunod na {n}' },
  feeByWay: 'Ayon sa bawat paraan',
  limits: 'Sa bawat pagkakataon',
  range: '{min} hanggang {max}',
  identity: 'Pagkakakilanlan',
  identityNone: 'Hindi pa nasusuri',
  identityPending: 'Sinusuri pa',
  identityPassed: 'Nasuri na',
  identityRejected: 'Hindi tinanggap',
  ways: 'Pumili ng paraan',
  wayRange: '{min} hanggang {max}',
  wayFee: 'singil na {percent}%, hindi bababa sa {least}',
  wayTime: 'karaniwang sa loob ng {time}',
  wayClosed: 'Sarado ngayon',
  underWay: 'Papunta na',
} satisfies Translation<typeof en>;
