/** English texts of transferring money back from game providers. */
export const en = {
  title: 'Money in games',
  intro: 'Some games keep a purse of their own. What lies there is yours, and comes back to your balance whole.',
  total: 'In games',
  onTheWay: 'On the way to your balance',
  amountUnknown: 'The amount shows as soon as it is known.',
  none: 'No money lies in any game',
  noneText: 'All that you have is in your balance.',
  inPlay: 'In play: {game}. Leave the game first.',
  away: 'Can’t be asked just now. Your money is safe there; try again later.',
  bring: 'Bring back',
  bringFrom: 'Bring back {amount} from {brand}',
  bringAll: 'Bring all back',
  cameBack: '{amount} is back in your balance',
  isInPlay: '{game} is in play, so nothing came back. Leave the game, then try again.',
  isAway: 'This maker of games can’t be asked just now. Nothing was moved.',
  offline: 'This needs a connection. You see how it stood last.',

  doubtText: 'The connection broke on the way. We look it up and never ask twice by ourselves.',
  still: 'Not known yet. Within a minute or so it will be.',
  notDone: 'Nothing was moved. You can bring it back again.',
  settled: 'It is settled. What you see here is how it stands.',
} as const;
