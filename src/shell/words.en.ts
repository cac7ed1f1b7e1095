/** Texts of the shell's later parts. */
export const en = {
  memoryOnly: 'This browser keeps nothing for us: likes and settings last until you close this page.',
  around: 'Beside the page',
  waits: 'Something waits for you',
  care: 'Limits, breaks and help',
  refresh: 'Refresh this page',
  refreshing: 'Refreshing',
  backAgain: 'Go back once more to leave',
  jackpot: 'The jackpot',
  bubble: 'Open Lucky Jackpot',
  bubbleMove: 'The arrow keys move it',
  bubbleHide: 'Hide Lucky Jackpot for now',
  refusedBreak:
    'Your break or exclusion was not accepted, so it does not hold. Ask for it again under “Player protection”, or contact support.',
  refusedLimit:
    'Your limit was not accepted, so it does not hold. Set it again under “Player protection”, or contact support.',
  refusedOffers:
    'Your choice about offers was not accepted, so it does not hold. Choose again under “Player protection”, or contact support.',
} as const;
