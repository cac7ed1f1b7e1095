import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  demo: 'Demo',
  game: 'Laro',
  exit: 'Lumabas',
  opening: 'Binubuksan ang laro…',
  starting: 'Nagsisimula ang laro…',
  deposit: 'Magdeposito',
  care: 'Mga limit, pahinga at tulong',
  info: 'Tungkol sa larong ito',
  full: 'Buong screen',
  whole: 'Buong bar',
  inPlay: 'Tagal',
  manila: 'Ngayon',
  net: 'Panalo − taya',
  change: '± Balanse',
  turn: 'Ginawa ang larong ito para sa teleponong nakahiga. Ihiga ang sa iyo.',

  slow: 'Hindi magsimula ang laro',
  slowText: '{seconds} segundo na itong hindi sumasagot. Madalas nakatutulong ang pagbukas nito muli.',
  failed: 'Hindi mabuksan ang laro',
  refusedText: 'Hindi kabilang ang address nito sa mga puwede naming buksan.',
  resting: 'Inaayos pa ang larong ito',
  restingText: 'Babalik ito. Samantala, subukan ang isa sa mga ito.',
  gone: 'Wala na rito ang larong ito',
  goneText: 'Subukan ang isa sa mga ito.',
  others: 'Iba pang laro',
  identityFirst: 'Patunayan muna ang pagkakakilanlan mo',
  identityFirstText: 'Bago maglaro sa device na ito, kailangan naming malaman kung sino ka.',
  verify: 'Patunayan',
  openAgain: 'Buksan muli',

  minutesLeft: {
    one: '{n} minuto na lang ng laro ang natitira ngayong araw.',
    other: '{n} minuto na lang ng laro ang natitira ngayong araw.',
  },

  over: 'Tapos muna ang laro',
  leaveTitle: 'May tumatakbong round',
  leaveText: 'Kung lalabas ka ngayon, matatapos ang round nang wala ka. Idadagdag sa balanse mo ang panalo nito.',
  leave: 'Lumabas sa laro',
  stay: 'Ituloy ang laro',
  inPlayShort: 'Oras',
  netShort: 'Neto',
  changeShort: '±',
} satisfies Translation<typeof en>;
