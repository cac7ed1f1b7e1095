import { area } from '#i18n/area.ts';

/** Texts of the lobby that come after its first screen: below the fold, the jackpot and the tour. */
export const words = area(
  {
    moreGames: 'More games',
    offers: 'News',
    place: '{at} of {of}',
    previous: 'Previous news',
    following: 'Next news',
    pause: 'Pause news',
    play: 'Play news',

    moreCategories: 'More categories',
    none: 'No games found',
    noneText: 'No game fits these filters.',
    showAll: 'Show all games',

    // Filters
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
    allGames: 'All games',
    clear: 'Clear',

    likes: 'Liked',
    activities: 'What’s on',
    allEvents: 'All events',

    keepsFun: 'Gambling can be addictive. Know when to stop.',
    information: 'Information',
    care: 'Limits, breaks and help',
    aboutUs: 'About us',
    faq: 'Help and FAQ',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    download: 'Install the app',
    settings: 'Settings',

    // Jackpot
    jackpot: 'The jackpot',
    jackpots: 'Jackpots',
    won: '{name} won {amount}',
    winners: 'Last winners',
    between: '{least} to {most}',

    // Tour
    step: '{n} of {of}',
    next: 'Next',
    skip: 'Skip tour',
    done: 'Done',
    find: 'Find your game',
    findText: 'Choose a category or brand, or search by name. Tap the heart to like a game.',
    know: 'Know before you play',
    knowText: 'Tap the “i” on a game for RTP, bets and rules. Many games have a free demo.',
    stay: 'Stay in control',
    stayText: 'Every game shows your play time and balance change. Stop any time.',
  },
  () => import('./words.fil.ts'),
);
