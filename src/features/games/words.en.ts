import { area } from '#i18n/area.ts';

/** Texts of game search and of a player's own games. */
export const words = area(
  {
    moreGames: 'More games',
    title: 'Search games',
    empty: 'Clear search',
    only: 'Only: {filter}',
    clearFilter: 'Search all games',
    recent: 'Recent searches',
    forget: 'Clear history',
    found: { one: '{n} game', other: '{n} games' },
    none: 'No games for “{text}”',
    noneText: 'Try another name or a brand.',
    noneOfFilter: 'We searched only {filter}.',
    didYouMean: 'Did you mean',
    popular: 'Hot games',

    myGames: 'My games',
    lists: 'Game lists',
    likes: 'Liked',
    recents: 'Recent',
    noLikes: 'No liked games yet',
    noLikesText: 'Tap the heart to like a game. It shows up here.',
    noRecents: 'No games played yet',
    noRecentsText: 'Games you open show up here, newest first.',
    toGames: 'Browse games',
    loginFirst: 'Log in to see your games',
    loginFirstText: 'Your likes and recent games are saved to your account.',
    played: 'Played {time}',
    remove: 'Remove {name} from recent',
    removed: '{name} was removed from recent games.',
  },
  () => import('./words.fil.ts'),
);
