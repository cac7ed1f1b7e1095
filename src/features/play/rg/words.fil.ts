import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  deposit: 'Mag-deposit',
  playedToday: 'Oras ng laro ngayong araw',
  inThisGame: 'Oras sa larong ito',
  limitTitle: 'Ang limit mo',
  limitReached: 'Naabot mo na ang limit mo',
  restricted: 'Hindi ka muna makakapaglaro',
  limits: 'Tingnan ang mga limit mo',
  toLobby: 'Pumunta sa home',
  reality: 'Reality check',
  realityText: 'Oras na para sa maikling check. Ito ang buod ng paglalaro mo.',
  bets: 'Itinaya sa session',
  wins: 'Napanalunan sa session',
  result: 'Resulta ng session',
  pauseText: {
    one: '{n} oras ka nang naglaro ngayong araw. Makakabuti sa marami ang pahinga nang isang araw o higit pa.',
    other: '{n} oras ka nang naglaro ngayong araw. Makakabuti sa marami ang pahinga nang isang araw o higit pa.',
  },
  pause: 'Magpahinga',
  realityStop: 'Tumigil na sa laro',
  realityContinue: 'Ituloy ang paglalaro',
  realityHistory: 'Tingnan ang history',
  careLimits: 'Magtakda ng limit',
  careBreak: 'Magpahinga',
  careExclude: 'Self-exclusion',
  careAll: 'Lahat tungkol sa proteksyon ng manlalaro',
  careLeaves: 'Tuloy ang laro mo hangga’t wala kang binubuksan dito.',
} satisfies Translation<typeof en>;
