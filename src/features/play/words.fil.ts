import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  demo: 'Demo',
  game: 'Laro',
  exit: 'Lumabas',
  opening: 'Binubuksan ang laro…',
  starting: 'Nagsisimula ang laro…',
  deposit: 'Mag-deposit',
  care: 'Mga limit, pahinga at tulong',
  info: 'Tungkol sa larong ito',
  full: 'Buong screen',
  whole: 'Detalye',
  inPlay: 'Oras ng session',
  manila: 'Maynila',
  net: 'Resulta ng session',
  change: 'Galaw ng balanse',
  turn: 'I-landscape ang phone mo para malaro ito.',

  slow: 'Hindi magsimula ang laro',
  slowText: '{seconds} segundo nang walang sagot. Madalas nakakatulong ang pagbukas ulit.',
  failed: 'Hindi mabuksan ang laro',
  refusedText: 'Hindi kami puwedeng magbukas ng address nito.',
  resting: 'Nasa maintenance ang larong ito',
  restingText: 'Babalik ito. Samantala, subukan ang isa sa mga ito.',
  gone: 'Hindi na available ang larong ito',
  goneText: 'Subukan ang isa sa mga ito.',
  others: 'Iba pang laro',
  identityFirst: 'I-verify muna ang identity mo',
  identityFirstText: 'Para maglaro sa device na ito, kailangan naming malaman kung sino ka.',
  verify: 'I-verify ang identity',
  openAgain: 'Buksan ulit',

  minutesLeft: { one: '{n} minuto na lang ng laro ngayong araw.', other: '{n} minuto na lang ng laro ngayong araw.' },

  over: 'Tapos na muna ang laro',
  leaveTitle: 'May tumatakbong round',
  leaveText: 'Kung lalabas ka ngayon, matatapos ang round nang wala ka. Idadagdag sa balanse mo ang anumang panalo.',
  leave: 'Lumabas sa laro',
  stay: 'Kanselahin',
} satisfies Translation<typeof en>;
