import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  deposit: 'Mag-deposit',
  playedToday: 'Laro ngayong araw',
  inThisGame: 'Sa larong ito',
  limitTitle: 'Ang limit mo',
  limits: 'Tingnan ang mga limit mo',
  toLobby: 'Pumunta sa home',
  reality: 'Reality check',
  realityText: 'Matagal-tagal ka nang naglalaro. Ito ang lagay ng pagbisita mo.',
  bets: 'Itinaya',
  wins: 'Napanalunan',
  result: 'Resulta',
  pauseText: {
    one: '{n} oras ka nang naglaro ngayong araw. Makakabuti sa marami ang pahinga nang isang araw o higit pa.',
    other: '{n} oras ka nang naglaro ngayong araw. Makakabuti sa marami ang pahinga nang isang araw o higit pa.',
  },
  pause: 'Magpahinga',
  realityStop: 'Tumigil na sa laro',
  realityContinue: 'Ituloy ang paglalaro',
  realityHistory: 'Tingnan ang history',
  careLimits: 'Magtakda ng limit',
  careBreak: 'Magpahinga muna',
  careExclude: 'Ibukod ang sarili',
  careAll: 'Lahat tungkol sa proteksyon ng manlalaro',
  careLeaves: 'Tuloy ang laro mo hangga’t wala kang binubuksan dito.',
} satisfies Translation<typeof en>;
