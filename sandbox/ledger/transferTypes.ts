/**
 * Transfer types, and the counter-account of each: a house account, or none if it is another wallet of the player's.
 */
export const transferTypes = {
  deposit: { id: 1, name: 'Deposit', house: 'gateway' },
  bonus: { id: 2, name: 'Deposit bonus', house: 'bonuses' },
  bet: { id: 3, name: 'Bet', house: 'games' },
  win: { id: 4, name: 'Win', house: 'games' },
  rollback: { id: 5, name: 'Bet returned', house: 'games' },
  adjustment: { id: 6, name: 'Adjustment', house: 'adjustments' },
  withdrawal: { id: 7, name: 'Withdrawal', house: 'payouts' },
  withdrawalReturn: { id: 8, name: 'Withdrawal returned', house: 'payouts' },
  safeboxIn: { id: 9, name: 'Into safebox', house: null },
  safeboxOut: { id: 10, name: 'From safebox', house: null },
  gameIn: { id: 11, name: 'Moved to game', house: null },
  gameOut: { id: 12, name: 'Brought back', house: null },
  coupon: { id: 13, name: 'Coupon', house: 'bonuses' },
  reward: { id: 14, name: 'Reward', house: 'bonuses' },
  forfeit: { id: 17, name: 'Bonus forfeited', house: 'bonuses' },
  jackpot: { id: 16, name: 'Jackpot', house: 'jackpots' },
  prize: { id: 20, name: 'Prize', house: 'prizes' },
  earning: { id: 21, name: 'Earned', house: 'bonuses' },
  purchase: { id: 22, name: 'Purchase', house: 'shop' },
  exchange: { id: 23, name: 'Exchange', house: 'shop' },
  return: { id: 24, name: 'Purchase returned', house: 'shop' },
  lotteryEntry: { id: 30, name: 'Lottery entries', house: 'lottery' },
  lotteryPrize: { id: 31, name: 'Lottery prize', house: 'pool:lottery:due' },
} as const;
export type TransferType = keyof typeof transferTypes;

/** Transfer types between house accounts alone. */
export const houseTransfers = { payout: 15, contribution: 18, seed: 19, lotteryDraw: 32 } as const;
