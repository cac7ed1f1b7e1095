import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Proteksyon ng manlalaro',
  intro:
    'Dapat manatiling masaya ang laro. Dito ka nagpapasya kung gaano kalaking pera at oras ang para rito, at puwede kang tumigil kahit kailan.',
  visitor: 'Mag-log in para magtakda ng limit, magpahinga o ibukod ang sarili.',
  login: 'Mag-log in',
  needsConnection: 'Kailangan nito ng koneksyon.',

  now: 'Oras at resulta',
  stay: 'Sa pagbisitang ito',
  today: 'Ngayong araw',
  week: 'Ngayong linggo',
  netLifetime: 'Deposito bawas ang withdrawal, sa kabuuan',
  played: '{time} ng laro',

  limits: 'Mga limit mo',
  noLimits: 'Wala ka pang itinakdang limit.',
  change: 'Itakda ang mga limit',
  deposit: 'Mga deposito',
  loss: 'Mga talo',
  wager: 'Mga taya',
  session: 'Oras ng laro',
  day: 'kada araw',
  perWeek: 'kada linggo',
  month: 'kada buwan',
  usedOf: '{used} sa {limit}, {left} pa ang natitira',
  begins: 'Magsisimula muli sa {time}',
  minutes: { one: '{n} minuto', other: '{n} minuto' },
  realityNow: 'Pagtingin sa oras bawat {minutes} minuto ng laro',
  pesosHint: 'Buong piso; walang laman kung walang limit',
  minutesHint: 'Minuto; walang laman kung walang limit',
  pesosWrong: 'Buong piso mula {min} hanggang {max}, o wala.',
  minutesWrong: 'Minuto mula {min} hanggang {max}, o wala.',
  refused: 'Hindi ito tinanggap ng operator.',
  applied: 'Umiiral na ngayon.',
  keptHere: 'Nakatabi sa device na ito. Ipapadala sa unang koneksyon.',
  waits: 'Maghihintay hanggang {time}, saka pagtibayin.',
  unchanged: 'Walang nagbago.',

  wish: 'Hiniling mo ang {value}.',
  wishNone: 'Hiniling mong walang limit.',
  waitsUntil: 'Maghihintay ito hanggang {time}. Saka mo ito mapagtitibay.',
  confirmBy: 'Mapagtitibay mo ito hanggang {time}. Kung hindi, mananatili ang limit.',
  confirm: 'Pagtibayin',
  keep: 'Panatilihin ang limit',

  break: 'Magpahinga',
  breakText: 'Ilang oras o araw na walang laro, walang deposito, walang alok.',

  exclude: 'Pagbubukod sa sarili',
  excludeText: 'Sa loob ng 6 buwan, 1 taon o 5 taon.',
  doneTitle: 'Nagsimula na ito',
  toAccount: 'Sa pera at account mo',

  venues: 'Lahat ng iba pang palaruan',
  venuesText:
    'Kayang hadlangan ka ng PAGCOR, ang tagapangasiwa, sa bawat lisensyadong palaruan sa bansa. Puwede rin itong hilingin ng asawa, magulang o anak na nasa hustong gulang.',
  venuesLink: 'PAGCOR: mga form sa pagbubukod',
  barred:
    'Hindi para sa mga wala pang 21, estudyante, opisyal ng gobyerno, kasapi ng sandatahan o pulisya, may lisensya sa pasugalan, o nasa listahan ng mga pinagbabawalan ang laro.',

  test: 'Tanungin ang sarili',
  testText: 'Siyam na tanong. Sa screen na ito lang ang mga sagot: walang ibang makakakita.',

  careTitle: 'Bago ka maglaro',
  careText:
    'Magpasya ngayon kung hanggang magkano ang idedeposito mo. Puwede mo itong ibaba kahit kailan; nasa ilalim ito ng Ako.',
  careSave: 'Itakda ang mga limit na ito',
  notNow: 'Hindi muna',

  reminderTitle: 'Bago ka magdeposito',
  thisMonth: 'Mga deposito mo ngayong buwan',
  withThis: 'Kasama ito',
  reminderText: 'Hiniling mong ipaalala ito. Mababago mo iyon sa Proteksyon ng manlalaro, sa ilalim ng Ako.',
  depositNow: 'Magdeposito ng {amount}',
} satisfies Translation<typeof en>;
