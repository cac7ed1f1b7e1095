import { area } from '#i18n/area.ts';

/** What is said of a player's entries and wins, and of past draws. */
export const words = area(
  {
    noOrders: 'No entries yet',
    ordersText: 'Drawn numbers are highlighted.',
    placed: 'Bought {time}',
    waiting: 'Pending',
    lost: 'No win',
    won: 'Won {amount}',
    paid: 'Won {amount}, claimed',
    noRecords: 'No wins yet',
    recordsText: 'Your wins don’t expire. Claim them any time.',
    freeTerms:
      'A win from free tickets is bonus money. Wager it {n}× in any game before you withdraw it, with no deadline. It never stops you from withdrawing your own money.',
    noHistory: 'No draws yet',
  },
  () => import('./words.fil.ts'),
);
