/** What is said of a player's entries and wins, and of past draws. */
export const en = {
  noOrders: 'No entries yet',
  ordersText: 'Numbers that were drawn are marked.',
  placed: 'Bought {time}',
  waiting: 'Waiting',
  lost: 'No win',
  won: 'Won {amount}',
  paid: 'Won {amount}, claimed',
  noRecords: 'No wins yet',
  recordsText: 'A win stays yours until you claim it.',
  noHistory: 'No draws yet',
} as const;
