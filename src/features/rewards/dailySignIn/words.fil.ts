import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Arawang sign-in',
  intro: 'May reward na makukuha araw-araw. Mas marami kapag naipon ang mga araw.',

  days: 'Pitong araw',
  day: 'Araw {n}',
  today: 'Ngayon',
  done: 'Nakuha',
  missed: 'Lumipas',
  claimDay: 'Kunin ang araw {n}',
  signed: 'Nakuha na ang ngayong araw. Hatinggabi sa Maynila ang simula ng susunod.',
  newDay: 'Bagong araw na. Narito ito.',

  conditions: 'Bago mo makuha',
  recharge: 'Kabuuang deposito',
  bet: { one: 'Taya sa loob ng {n} araw', other: 'Taya sa loob ng {n} araw' },
  progress: '{done} sa {needed}',
  needDeposit: 'Makukuha ang cash kapag bayad na ang unang deposito mo.',
  toDeposit: 'Magdeposito',
  toGames: 'Tingnan ang mga laro',

  total: 'Reward sa kabuuang araw',
  totalNow: { one: '{n} araw na ang nakuha mo.', other: '{n} araw na ang nakuha mo.' },
  daysOf: '{n} sa {of}',
  totalDays: { one: '{n} araw', other: '{n} araw' },

  rule: 'Mga tuntunin',
  ruleTitle: 'Mga tuntunin ng sign-in',
  ruleDay: 'Isang kuha sa bawat araw. Hatinggabi sa Maynila ang simula ng araw.',
  ruleCycle:
    'Pitong araw ang isang ikot. Nagsisimula ito sa unang kuha mo at sumusunod sa kalendaryo: hindi na makukuha ang lumipas na araw.',
  ruleNext: 'Kapag tapos na ang ikot, bagong ikot na sa susunod na kuha mo.',
  ruleTotal: 'Hindi nawawala ang kabuuang araw, at isang beses makukuha ang bawat reward nito.',
  ruleRecharge: 'Para makuha ang isang araw, dapat umabot sa {amount} ang kabuuang deposito mo.',
  ruleBet: {
    one: 'Para makuha ang isang araw, dapat umabot sa {amount} ang taya mo sa huling {n} araw.',
    other: 'Para makuha ang isang araw, dapat umabot sa {amount} ang taya mo sa huling {n} araw.',
  },
  ruleFree: 'Walang kondisyon para makuha ang isang araw.',
  ruleProps:
    'Hindi pera ang points at diamond: ipinapalit ang mga ito sa page ng Points. Para sa lottery ang mga tiket.',
  ruleMoney:
    'Turnover requirement: {n} beses ng cash mula sa reward, bago i-withdraw. Kailangan muna ang unang deposito mo.',
} satisfies Translation<typeof en>;
