/** English texts of the turnover requirement. */
export const en = {
  turnover: 'Staked so far',
  turnoverOf: '{done} of {need}',
  turnoverLeft: '{left} more has to be staked before money can leave.',
  turnoverBreak: '{left} stays here until your break is over: a bonus asks for it to be staked first.',
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
