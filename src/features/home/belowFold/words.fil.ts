import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  offers: 'Balita',
  place: '{at} sa {of}',
  previous: 'Naunang balita',
  following: 'Susunod na balita',
  pause: 'Ihinto ang paggalaw ng balita',
  play: 'Pagalawin ang balita',

  none: 'Walang laro rito',
  noneText: 'Walang laro sa kategorya at brand na ito.',
  showAll: 'Ipakita ang lahat ng laro',

  likes: 'Nagustuhan',
  recents: 'Kamakailan',
  all: 'Tingnan lahat',
  allOf: 'Tingnan lahat: {name}',
  activities: 'Ano ang mayroon',
  allEvents: 'Lahat ng event',
  waits: 'May naghihintay sa iyo',

  keepsFun: 'Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
  information: 'Impormasyon',
  care: 'Mga limit, pahinga at tulong',
  aboutUs: 'Tungkol sa amin',
  faq: 'Mga tanong at sagot',
  terms: 'Mga tuntunin ng paggamit',
  privacy: 'Patakaran sa privacy',
  download: 'I-install ang app',
  settings: 'Mga setting',

  step: '{n} sa {of}',
  next: 'Susunod',
  skip: 'Laktawan',
  done: 'Tapos',
  find: 'Maghanap ng laro',
  findText: 'Pumili ng kategorya o brand, o maghanap ayon sa pangalan. Itinatabi ng puso ang laro sa mga laro mo.',
  know: 'Kilalanin bago laruin',
  knowText:
    'Sinasabi ng i sa larawan kung magkano ang ibinabalik ng laro at ang taya bawat round. Marami ang may demo na walang pera.',
  stay: 'Ikaw ang may hawak',
  stayText:
    'Sa itaas ng bawat laro, makikita mo kung gaano ka na katagal at kung paano nagbago ang balanse mo. Huminto kailan mo gusto.',
} satisfies Translation<typeof en>;
