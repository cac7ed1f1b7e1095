import { area } from '#i18n/area.ts';

/** Texts shared by pages of rewards, draws and shops. */
export const words = area(
  {
    claim: 'Claim',
    claimed: 'Claimed',
    expired: 'Expired',
    days: { one: '{n} day', other: '{n} days' },

    cashTerms: 'Cash rewards are bonus money: wager {n}× to withdraw, no deadline. Your own money isn’t affected.',
    cashLocked: 'You can claim cash once your first deposit is paid.',
    toDeposit: 'Go to deposit',

    gone: 'Not available right now',
    closed: 'Closed for now',
    closedText: 'You keep what you already got.',
    opens: 'Opens {time}',
    restricted: 'Play is paused for now',
    restrictedText: 'Draws and rewards are paused until you can play again.',
    toLimits: 'Limits and breaks',
    toHome: 'Go home',

    forPlayers: 'Log in to continue',
    logIn: 'Log in',
    offline: 'Some buttons here need a connection.',
    doubtText: 'The connection dropped. We’re checking and won’t do it twice.',
    notDone: 'It didn’t go through. You can try again.',
    settled: 'Done. You’re seeing the latest status.',

    count: { one: '{n} record', other: '{n} records' },
    asOf: 'as of {time}',
    otherDay: 'This is from {day}, not from today.',
    more: 'Show more',
    listFailed: 'Couldn’t load the list.',
    retry: 'Try again',
  },
  () => import('./words.fil.ts'),
);
