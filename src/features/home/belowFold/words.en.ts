/** English texts of the lobby below the fold and of its tour. */
export const en = {
  offers: 'News',
  place: '{at} of {of}',
  previous: 'The news before',
  following: 'The next news',
  pause: 'Stop the news from moving',
  play: 'Let the news move',

  none: 'No games here',
  noneText: 'No game is of this category and this brand.',
  showAll: 'Show all games',

  likes: 'Liked',
  recents: 'Recent',
  all: 'See all',
  allOf: 'See all: {name}',
  activities: 'What’s on',
  allEvents: 'All events',
  waits: 'Something waits for you',

  keepsFun: 'Gambling can be addictive. Know when to stop.',
  information: 'Information',
  care: 'Limits, breaks and help',
  aboutUs: 'About us',
  faq: 'Questions and answers',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  download: 'Install the app',
  settings: 'Settings',

  step: '{n} of {of}',
  next: 'Next',
  skip: 'Skip the tour',
  done: 'Done',
  find: 'Find a game',
  findText: 'Choose a category or a brand, or search by name. The heart keeps a game among your own.',
  know: 'Know it before you play',
  knowText: 'The i on a cover tells what a game pays back and what a round may cost. Many have a demo without money.',
  stay: 'Stay in charge',
  stayText:
    'Over every game you see how long you have played and how your balance has changed. Stop whenever you like.',
} as const;
