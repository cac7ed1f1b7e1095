import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Maghanap ng laro',
  empty: 'Burahin ang hinahanap',
  only: 'Sa {filter} lang',
  clearFilter: 'Hanapin sa lahat ng laro',
  recent: 'Mga hinanap dati',
  forget: 'Burahin',
  found: { one: '{n} laro', other: '{n} laro' },
  none: 'Walang laro para sa “{text}”',
  noneText: 'Subukan ang ibang pangalan, o ang pangalan ng brand.',
  noneOfFilter: 'Sa {filter} lang naghanap.',
  popular: 'Sikat ngayon',

  myGames: 'Mga laro ko',
  lists: 'Mga listahan ng laro',
  likes: 'Nagustuhan',
  recents: 'Kamakailan',
  noLikes: 'Wala ka pang nagustuhan',
  noLikesText: 'Mapupunta rito ang larong pinindutan mo ng puso.',
  noRecents: 'Wala ka pang nalaro',
  noRecentsText: 'Narito ang mga binuksan mo, una ang pinakahuli.',
  toGames: 'Pumunta sa mga laro',
  loginFirst: 'Mag-log in para makita ang mga laro mo',
  loginFirstText: 'Nakatago sa account mo ang mga nagustuhan at nalaro mo.',
  played: 'Nilaro {time}',
  remove: 'Alisin ang {name} sa kamakailan',
  removed: 'Wala na ang {name} sa mga kamakailang laro.',
} satisfies Translation<typeof en>;
