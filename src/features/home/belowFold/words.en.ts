import { area } from '#i18n/area.ts';

/** Texts of the lobby that come after its first screen: below the fold, and the jackpot. */
export const words = area(
  {
    moreGames: 'More games',
    offers: 'Promotions',
    place: '{at} of {of}',
    previous: 'Previous promotion',
    following: 'Next promotion',
    pause: 'Pause promotions',
    play: 'Play promotions',

    moreCategories: 'More categories',
    none: 'No games found',
    noneText: 'No game fits these filters.',
    showAll: 'Show all games',

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
    jackpot: 'Jackpot',
    jackpots: 'Jackpots',
    won: '{name} won {amount}',
    winners: 'Recent winners',
    between: '{least} to {most}',
  },
  () => import('./words.fil.ts'),
);
