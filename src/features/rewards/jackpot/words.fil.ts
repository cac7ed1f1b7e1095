import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Lucky Jackpot',
  intro: 'May mga premyo sa wheel, at apat na jackpot na lumalaki sa bawat taya.',

  total: 'Lahat ng apat na jackpot',
  tiers: 'Mga jackpot',
  range: '{least} hanggang {most}',
  jackpotCell: 'Jackpot',
  wheel: 'Wheel ng premyo',
  result: 'Nakuha mo: {prize}',
  spin: 'SPIN',
  spinning: 'Bumubunot…',
  ready: 'Handa ang bunot mo',
  notReady: 'I-unlock ang bunot sa ibaba',
  used: 'Nagamit na ang bunot ngayon',
  oddsLoading: 'Nilo-load ang odds',
  noOdds: 'Hindi ma-load ang odds',
  noWheel: 'Hindi pa handa ang wheel.',
  retry: 'Subukan ulit',

  needTitle: 'Para sa bunot ngayon',
  needDeposit: 'Mag-deposit pa ng {amount}',
  needTyping: 'Tumaya pa ng {amount}',
  toDeposit: 'Mag-deposit',
  toGames: 'Mga laro',
  usedUp: 'Nagamit mo na ang bunot ngayong araw.',
  next: 'Makakabunot ka ulit sa {time}.',

  noChance: 'Wala nang natitirang bunot (1001)',
  closed: 'Sarado ang jackpot (1002)',
  depositFirst: 'Mag-deposit muna (1003)',
  turnoverFirst: 'Tapusin muna ang wagering requirement (1004)',
  failed: 'Hindi natuloy ang bunot, code {code}',

  tierTitle: 'Jackpot!',
  tierText: 'Alin kaya rito?',
  tierWon: '{name}: {amount}',
  skip: 'Laktawan',

  record: 'Record',
  rank: 'Ranking',
  rules: 'Patakaran',
  close: 'Isara',
  winners: 'LUCKY GUY',
  noWinners: 'Wala pang bumunot.',
  pause: 'Ihinto ang listahan ng nanalo',
} satisfies Translation<typeof en>;
