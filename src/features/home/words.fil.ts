import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga laro',
  categories: 'Mga kategorya',
  all: 'Lahat',
  games: { one: '{n} laro', other: '{n} laro' },
  seeAll: 'Tingnan lahat',
  seeAllOf: 'Tingnan lahat: {name}',
  recents: 'Kamakailan',
  search: 'Maghanap ng laro',
  brand: 'Brand',
  allBrands: 'Lahat ng brand',
  clear: 'Alisin',
  news: 'Balita {n}',
  showOffers: 'Ipakita ang balita',
  guide: 'Bago ka rito? Mag-tour muna',
  noGuide: 'Huwag muna',
} satisfies Translation<typeof en>;
