import { area } from '#i18n/area.ts';

/** Texts of the lobby below the fold. */
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
    noneText: 'This brand has no games in this category.',
    showAll: 'Show all games',

    likes: 'Liked',
    activities: 'What’s on',
    allEvents: 'All events',
    waits: 'Something new for you',

    keepsFun: 'Gambling can be addictive. Know when to stop.',
    information: 'Information',
    care: 'Limits, breaks and help',
    aboutUs: 'About us',
    faq: 'Help and FAQ',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    download: 'Install the app',
    settings: 'Settings',
  },
  () => import('./words.fil.ts'),
);
