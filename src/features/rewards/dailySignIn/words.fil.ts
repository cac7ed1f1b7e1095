export default {
  title: 'Daily sign-in',
  intro: 'Kumuha ng reward araw-araw. Mas maraming araw, mas maraming reward.',

  days: 'Pitong araw',
  day: 'Araw {n}',
  today: 'Ngayon',
  done: 'Nakuha',
  missed: 'Na-miss',
  claimDay: 'Kunin ang reward ng araw {n}',
  signed: 'Nakuha mo na ang reward ngayong araw. Magbubukas ang susunod nang hatinggabi sa Manila.',
  newDay: 'Bagong araw na. Handa na ang reward mo.',

  conditions: 'Bago mo makuha',
  recharge: 'Kabuuang deposit',
  bet: { one: 'Taya sa huling {n} araw', other: 'Taya sa huling {n} na araw' },
  progress: '{done} sa {needed}',
  toDeposit: 'Mag-deposit',
  toGames: 'Tingnan ang mga laro',

  total: 'Mga milestone reward',
  totalNone: 'Wala ka pang na-claim.',
  totalNow: { one: '{n} araw ka nang nakapag-claim.', other: '{n} na araw ka nang nakapag-claim.' },
  daysOf: '{n} sa {of}',
  totalDays: { one: '{n} araw', other: '{n} na araw' },

  rule: 'Mga patakaran',
  ruleTitle: 'Mga patakaran ng sign-in',
  ruleDay: 'Isang claim bawat araw. Nagsisimula ang araw nang hatinggabi sa Manila.',
  ruleCycle: 'Pitong araw ang isang cycle at nagsisimula sa unang claim mo. Hindi na makukuha ang na-miss na araw.',
  ruleNext: 'Pagkatapos ng cycle, bagong cycle na sa susunod na claim mo.',
  ruleTotal: 'Hindi nag-e-expire ang mga araw na na-claim mo. Isang beses makukuha ang bawat milestone reward.',
  ruleBoth: {
    one: 'Para ma-claim ang reward ng araw, mag-deposit ng {amount} sa kabuuan at tumaya ng {bet} sa huling {n} araw.',
    other:
      'Para ma-claim ang reward ng araw, mag-deposit ng {amount} sa kabuuan at tumaya ng {bet} sa huling {n} na araw.',
  },
  ruleRecharge: 'Para ma-claim ang reward ng araw, mag-deposit ng {amount} sa kabuuan.',
  ruleBet: {
    one: 'Para ma-claim ang reward ng araw, tumaya ng {bet} sa huling {n} araw.',
    other: 'Para ma-claim ang reward ng araw, tumaya ng {bet} sa huling {n} na araw.',
  },
  ruleFree: 'Walang kondisyon para mag-claim.',
  ruleProps: 'Hindi cash ang points at diamonds: ipalit ang mga ito sa points shop. Para sa lottery ang tickets.',
  ruleMoney: 'Wagering requirement: i-wager nang {n}× ang cash reward bago i-withdraw.',
};
