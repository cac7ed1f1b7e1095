import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Proteksyon ng manlalaro',
  intro:
    'Dapat manatiling masaya ang laro. Itakda kung magkano at gaano katagal ka maglalaro rito. Puwede kang tumigil kahit kailan.',
  visitor: 'Mag-log in para magtakda ng limit, magpahinga o mag-self-exclude.',
  login: 'Mag-log in',
  needsConnection: 'Kailangan nito ng koneksyon.',

  now: 'Oras at resulta',
  stay: 'Sa session na ito',
  today: 'Ngayong araw',
  week: 'Ngayong linggo',
  netLifetime: 'Kabuuang net deposit',
  played: 'Oras ng laro: {time}',
  shortly: '{m} minuto',
  forHours: '{h} oras {m} minuto',

  limits: 'Mga limit mo',
  noLimits: 'Wala ka pang limit.',
  change: 'Itakda o baguhin ang limit',
  deposit: 'Mga deposit',
  loss: 'Mga talo',
  wager: 'Mga taya',
  session: 'Oras ng laro',
  limitName: 'Limit sa {kind} {period}',
  onDeposits: 'pag-deposit',
  onLosses: 'talo',
  onWagers: 'taya',
  onTime: 'oras ng laro',
  day: 'kada araw',
  perWeek: 'kada linggo',
  month: 'kada buwan',
  usedOf: '{used} sa {limit}, {left} pa ang natitira',
  begins: 'Magre-reset sa {time}',
  minutes: { one: '{n} minuto', other: '{n} minuto' },
  realityNow: 'Reality check kada {minutes} minuto ng laro',
  pesosHint: 'Buong piso. Iwang blangko kung walang limit.',
  minutesHint: 'Minuto. Iwang blangko kung walang limit.',
  pesosWrong: 'Maglagay ng buong piso mula {min} hanggang {max}, o iwang blangko.',
  minutesWrong: 'Maglagay ng minuto mula {min} hanggang {max}, o iwang blangko.',
  refused: 'Hindi ito tinanggap. Paki-check ulit.',
  applied: 'Epektibo na.',
  keptHere: 'Naka-save sa device na ito. Ipapadala namin pag-online mo.',
  waits: 'Hindi pa epektibo. Kumpirmahin mula {time}.',
  unchanged: 'Walang binago.',

  wish: 'Na-request na bagong limit: {value}',
  wishNone: 'Hiniling mong alisin ang limit na ito.',
  waitsUntil: 'Puwede mo itong kumpirmahin mula {time}.',
  confirmBy: 'Kumpirmahin hanggang {time}. Kung hindi, mananatili ang limit mo ngayon.',
  confirm: 'Kumpirmahin',
  keep: 'Panatilihin ang limit',

  break: 'Magpahinga',
  breakText: 'Walang laro, deposit o alok sa loob ng ilang oras o araw.',

  exclude: 'Self-exclusion',
  excludeText: 'Sa loob ng 6 buwan, 1 taon o 5 taon.',
  breakStarted: 'Nagsimula na ang pahinga mo',
  exclusionActive: 'Naka-self-exclude ka na',
  toAccount: 'Pumunta sa pera at account mo',

  venues: 'Iba pang venue',
  venuesText:
    'Puwede kang i-ban ng PAGCOR, ang regulator, sa lahat ng lisensyadong venue sa bansa. Puwede rin itong hilingin ng asawa, magulang o anak mong nasa hustong gulang.',
  venuesLink: 'PAGCOR: mga form sa exclusion',
  barredTitle: 'Sino ang bawal maglaro',
  barred:
    'Bawal maglaro ang wala pang 21, estudyante, opisyal ng gobyerno, sundalo o pulis, may lisensya sa gaming, at nasa listahan ng mga pinagbabawalan.',

  test: 'Self-assessment',
  testText: 'Siyam na tanong. Sa screen na ito lang ang mga sagot mo. Walang ibang makakakita.',

  careTitle: 'Bago ka maglaro',
  careText:
    'Itakda kung hanggang magkano ang ide-deposit mo. Kung magkaiba ang mga limit, ang mas mababa ang masusunod. Puwede mo itong ibaba anumang oras sa Ako.',
  careSave: 'Itakda ang mga limit na ito',
  careSaved: 'Na-save ang mga limit',
  notNow: 'Hindi muna',

  reminderTitle: 'Bago ka mag-deposit',
  thisMonth: 'Na-deposit ngayong buwan',
  withThis: 'Kasama ang deposit na ito',
  reminderText: 'Hiniling mo ang paalalang ito. Mababago mo ito sa Ako > Proteksyon ng manlalaro.',
  depositNow: 'Mag-deposit ng {amount}',
} satisfies Translation<typeof en>;
