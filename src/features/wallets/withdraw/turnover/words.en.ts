/** English texts of the turnover requirement. */
export const en = {
  turnover: 'Staked so far',
  turnoverOf: '{done} of {need}',
  turnoverLeft: 'Wager {left} more to withdraw everything.',
  turnoverBreak: 'What isn’t wagered yet, and bonus money, stays here until your break is over.',
  turnoverBonus: '{bonus} of your balance is bonus money.',
  turnoverDone: 'All that was asked for is staked.',
  turnoverNone: 'Nothing has to be staked first.',
  turnoverFrom: 'What this comes from',
  fromDeposit: 'A deposit',
  fromBonus: 'A bonus',
  fromCoupon: 'A coupon',
  fromReward: 'A reward',
  fromOther: 'Something else',
  stillLeft: '{left} left',
} as const;
