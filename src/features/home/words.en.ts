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
    filters: 'Filter and sort',
    filtersSet: 'Filter and sort: on',
    news: 'Promotion {n}',
    showOffers: 'Show promotions',
    welcome: 'Welcome to {brand}',
    find: 'Find a game',
    until: 'Until {day}',
  },
  () => import('./words.fil.ts'),
);
