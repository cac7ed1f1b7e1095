import { area } from '#i18n/area.ts';

/** Texts of the lobby above the fold. */
export const words = area(
  {
    title: 'Games',
    categories: 'Categories',
    all: 'All',
    games: { one: '{n} game', other: '{n} games' },
    seeAll: 'See all',
    seeAllOf: 'See all: {name}',
    recents: 'Recent',
    search: 'Search games',
    brand: 'Brand',
    allBrands: 'All brands',
    clear: 'Clear',
    news: 'News {n}',
    showOffers: 'Show the news',
    guide: 'New here? Take the tour',
    noGuide: 'Dismiss',
  },
  () => import('./words.fil.ts'),
);
