import { area } from '#i18n/area.ts';

/** Texts of the sheet with the order and the filters of the lobby's games. */
export const words = area(
  {
    filterTitle: 'Filter and sort',
    order: 'Sort by',
    orderUsual: 'Recommended',
    popular: 'Popular first',
    new: 'New first',
    name: 'Name, A to Z',
    brand: 'Brand',
    allBrands: 'All brands',
    volatility: 'Volatility',
    volatilityLow: 'Low: small wins, often',
    volatilityMedium: 'Medium',
    volatilityHigh: 'High: bigger wins, rarely',
    leastRtp: 'Return to player (RTP)',
    fromRtp: '{rtp} or more',
    anyOf: 'Any',
    showGames: 'Show games',
    clearAll: 'Clear filters',
  },
  () => import('./words.fil.ts'),
);
