/** What is said of a player's entries and wins, and of past draws. */
export const en = {
  noOrders: 'No entries yet',
  ordersText: 'Drawn numbers are highlighted.',
  placed: 'Bought {time}',
  waiting: 'Pending',
  lost: 'No win',
  won: 'Won {amount}',
  paid: 'Won {amount}, claimed',
  noRecords: 'No wins yet',
  recordsText: 'Your wins don’t expire. Claim them any time.',
  noHistory: 'No draws yet',
} as const;
