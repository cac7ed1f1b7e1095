import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  close: 'Isara',
  recordTitle: 'Mga bunot mo',
  rankTitle: 'Pinakamalalaking panalo',
  noRecords: 'Wala pang bunot',
  noRanks: 'Wala pang panalo',
  rankingColumn: 'Ranggo',
  nickname: 'Palayaw',
  reward: 'Premyo',
  winningTime: 'Oras ng panalo',
  rewards: 'Mga premyo',
  time: 'Oras',
  you: 'Ikaw',

  ruleDay:
    'Isang bunot bawat araw. Kailangan ng {deposit} na deposit at {stake} na taya sa araw na iyon, oras ng Maynila.',
  ruleDecided: 'Binubunot ang resulta ayon sa tsansang ito pag-tap mo ng SPIN. Ipinapakita lang ito ng wheel.',
  ruleTiers: 'Sa cell ng jackpot, isa sa apat na jackpot ang makukuha nang buo. Magsisimula ulit ang jackpot na iyon.',
  ruleShare: '{share} ng bawat taya ang napupunta sa mga jackpot, hanggang sa pinakamataas na halaga ng bawat isa.',
  ruleOnce: 'Isang tap, isang bunot, kahit maputol ang koneksyon. Nasa record mo ang napanalunan mo.',
  ruleOwn: 'Sa iyo agad ang pera, walang turnover requirement.',
} satisfies Translation<typeof en>;
