import { area } from '#i18n/area.ts';

/** Texts of transferring money back from game providers. */
export const words = area(
  {
    title: 'Game balances',
    intro: 'Some providers hold a separate balance. It’s your money. Transfer all of it back any time.',
    total: 'In games',
    onTheWay: 'On the way to your balance',
    amountUnknown: 'We’ll show the amount once we know it.',
    none: 'No game balances',
    noneText: 'All your money is in your wallet.',
    inPlay: 'In play: {game}. Exit the game first.',
    away: 'Unavailable right now. Your money is safe there. Try again later.',
    bring: 'Transfer back',
    bringFrom: 'Transfer back {amount} from {brand}',
    bringAll: 'Transfer all',
    cameBack: '{amount} is back in your balance',
    isInPlay: '{game} is in play, so nothing was transferred. Exit the game, then try again.',
    isAway: 'This provider is unavailable right now. Nothing was transferred.',
    offline: 'This needs a connection. You see the last known amounts.',

    doubtText: 'The connection dropped. We’re checking, and won’t send it twice.',
    notDone: 'Nothing was transferred. You can try again.',
    settled: 'Check complete. What you see here is up to date.',
  },
  () => import('./words.fil.ts'),
);
