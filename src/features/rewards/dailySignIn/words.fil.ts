import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Daily sign-in',
  intro: 'Kumuha ng reward araw-araw. Mas maraming araw, mas maraming reward.',

  days: 'Pitong araw',
  day: 'Araw {n}',
  today: 'Ngayon',
  done: 'Nakuha',
  missed: 'Hindi nakuha',
  claimDay: 'Kunin ang araw {n}',
  signed: 'Nakuha na ang ngayong araw. Hatinggabi sa Manila ang susunod.',
  newDay: 'Bagong araw na. Handa na ang reward mo.',

  conditions: 'Bago mo makuha',
  recharge: 'Kabuuang deposit',
  bet: { one: 'Taya sa huling {n} araw', other: 'Taya sa huling {n} araw' },
  progress: '{done} sa {needed}',
  needDeposit: 'Makukuha ang cash kapag bayad na ang unang deposit mo.',
  toDeposit: 'Mag-deposit',
  toGames: 'Tingnan ang mga laro',

  total: 'Reward sa kabuuang araw',
  totalNow: { one: '{n} araw ka nang nakakuha.', other: '{n} araw ka nang nakakuha.' },
  daysOf: '{n} sa {of}',
  totalDays: { one: '{n} araw', other: '{n} araw' },

  rule: 'Mga patakaran',
  ruleTitle: 'Mga patakaran ng sign-in',
  ruleDay: 'Isang kuha bawat araw. Hatinggabi sa Manila ang simula ng araw.',
  ruleCycle: 'Pitong araw ang isang cycle at nagsisimula sa unang kuha mo. Hindi na makukuha ang nalampasang araw.',
  ruleNext: 'Pagkatapos ng cycle, bagong cycle na sa susunod na kuha mo.',
  ruleTotal: 'Hindi nag-e-expire ang kabuuang araw mo. Isang beses makukuha ang bawat reward nito.',
  ruleRecharge: 'Para makakuha, kailangan ng {amount} na kabuuang deposit.',
  ruleBet: {
    one: 'Para makakuha, kailangan ng {amount} na taya sa huling {n} araw.',
    other: 'Para makakuha, kailangan ng {amount} na taya sa huling {n} araw.',
  },
  ruleFree: 'Walang kondisyon para makakuha.',
  ruleProps: 'Hindi cash ang points at diamonds: ipalit ang mga ito sa points shop. Para sa lottery ang tickets.',
  ruleMoney: 'Wagering requirement: mag-wager ng {n}× ng cash reward bago i-withdraw. Mag-deposit muna para makakuha.',
} satisfies Translation<typeof en>;
