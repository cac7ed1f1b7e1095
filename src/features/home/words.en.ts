/** English texts of the lobby above the fold. */
export const en = {
  title: 'Games',
  categories: 'Categories',
  all: 'All',
  games: { one: '{n} game', other: '{n} games' },
  seeAll: 'See all',
  seeAllOf: 'See all: {name}',
  search: 'Search games',
  brand: 'Brand',
  allBrands: 'All brands',
  clear: 'Clear',
  unreached: 'The games are not on this device yet, and we can’t reach the operator.',
  news: 'News {n}',
  showOffers: 'Show the news',
  guide: 'New here? Take the tour',
  noGuide: 'No tour, thank you',
} as const;
