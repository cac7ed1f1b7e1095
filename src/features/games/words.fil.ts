import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  moreGames: 'Iba pang laro',
  title: 'Maghanap ng laro',
  empty: 'I-clear ang search',
  only: 'Sa {filter} lang',
  clearFilter: 'Mag-search sa lahat ng laro',
  recent: 'Mga huling hinanap',
  forget: 'I-clear ang history',
  found: { one: '{n} laro', other: '{n} laro' },
  none: 'Walang laro para sa “{text}”',
  noneText: 'Subukan ang ibang pangalan o brand.',
  noneOfFilter: 'Sa {filter} lang kami naghanap.',
  didYouMean: 'Ito ba ang hanap mo?',
  popular: 'Mga patok na laro',

  myGames: 'Mga laro ko',
  lists: 'Mga listahan ng laro',
  likes: 'Mga na-like',
  recents: 'Kamakailan',
  noLikes: 'Wala ka pang na-like na laro',
  noLikesText: 'I-tap ang puso para i-like ang laro. Lalabas ito rito.',
  noRecents: 'Wala ka pang nalaro',
  noRecentsText: 'Lalabas dito ang mga binuksan mong laro, pinakabago ang una.',
  toGames: 'Tingnan ang mga laro',
  loginFirst: 'Mag-log in para makita ang mga laro mo',
  loginFirstText: 'Naka-save sa account mo ang mga na-like at nalaro mo.',
  played: 'Nilaro {time}',
  remove: 'Alisin ang {name} sa kamakailan',
  removed: 'Inalis ang {name} sa mga kamakailang laro.',
} satisfies Translation<typeof en>;
