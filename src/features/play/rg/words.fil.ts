import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  deposit: 'Magdeposito',
  playedToday: 'Nilaro ngayong araw',
  inThisGame: 'Sa larong ito',
  limitTitle: 'Sarili mong limit',
  limits: 'Tingnan ang mga limit mo',
  toLobby: 'Pumunta sa home page',
  reality: 'Pagtingin sa oras',
  realityText: 'Matagal-tagal ka nang naglalaro. Ito na ang inabot ng pagbisita mo.',
  bets: 'Itinaya',
  wins: 'Napanalunan',
  result: 'Resulta',
  pauseText: {
    one: '{n} oras na ang laro mo ngayong araw. Makabubuti ang pahinga nang isang araw o higit pa.',
    other: '{n} oras na ang laro mo ngayong araw. Makabubuti ang pahinga nang isang araw o higit pa.',
  },
  pause: 'Magpahinga muna',
  realityStop: 'Tumigil sa laro',
  realityContinue: 'Ituloy ang paglalaro',
  realityHistory: 'Tingnan ang kasaysayan',
  careLimits: 'Magtakda ng limit',
  careBreak: 'Magpahinga muna',
  careExclude: 'Ibukod ang sarili',
  careAll: 'Lahat tungkol sa proteksyon ng manlalaro',
  careLeaves: 'Tuloy ang laro mo hangga’t wala kang binubuksan dito.',
} satisfies Translation<typeof en>;
