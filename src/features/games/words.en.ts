/** What the game search says. */
export const en = {
  title: 'Search games',
  empty: 'Clear the search',
  only: 'Only: {filter}',
  hot: 'Hot',
  clearFilter: 'Search all games',
  recent: 'Searched before',
  forget: 'Forget these',
  found: { one: '{n} game', other: '{n} games' },
  none: 'No games for “{text}”',
  noneText: 'Try another name, or the name of a brand.',
  noneOfFilter: 'Only {filter} was searched.',
} as const;
