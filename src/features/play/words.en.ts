/** What stands around a game. */
export const en = {
  game: 'Game',
  exit: 'Exit game',
  opening: 'Opening the game…',
  starting: 'The game is starting…',
  deposit: 'Deposit',
  info: 'About this game',
  full: 'Full screen',
  whole: 'Whole bar',
  inPlay: 'In play',
  manila: 'Manila',
  net: 'Balance change',
  turn: 'This game is made for a phone on its side. Turn yours.',

  slow: 'The game doesn’t start',
  slowText: 'It hasn’t answered for {seconds} seconds. Opening it anew often helps.',
  failed: 'The game couldn’t be opened',
  refusedText: 'Its address isn’t one that we may open.',
  resting: 'This game is in maintenance',
  restingText: 'It will be back. Until then, try one of these.',
  gone: 'This game is not here any more',
  goneText: 'Try one of these.',
  others: 'Other games',
  openAgain: 'Open again',

  minutesLeft: { one: '{n} minute of play is left today.', other: '{n} minutes of play are left today.' },

  over: 'Play is over for now',
  leaveTitle: 'A round is running',
  leaveText: 'If you leave now, the round ends without you. What it wins is added to your balance.',
  leave: 'Leave the game',
  stay: 'Keep playing',
} as const;
