/** Texts of the shell's later parts. */
export const en = {
  memoryOnly: 'This browser can’t save data. Likes and settings last until you close this page.',
  around: 'Side panel',
  waits: 'Something new for you',
  care: 'Limits, breaks and help',
  refresh: 'Refresh this page',
  refreshing: 'Refreshing',
  backAgain: 'Go back again to exit',
  jackpot: 'The jackpot',
  refusedBreak:
    'Your break or self-exclusion wasn’t accepted, so it isn’t active. Ask again under “Player protection”, or contact support.',
  refusedLimit: 'Your limit wasn’t accepted, so it isn’t active. Set it again under “Player protection”.',
  refusedOffers:
    'Your choice about offers wasn’t accepted, so it isn’t active. Choose again under “Player protection”.',
  toGames: 'Skip to the games',
  toMenu: 'Skip to the menu',

  stoppedTitle: 'The app stopped',
  stoppedText: 'It keeps stopping on this device. Reload to try again.',
} as const;
