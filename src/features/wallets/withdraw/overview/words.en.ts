/** English texts of the withdrawal overview. */
export const en = {
  asOf: 'As of {time}',
  ways: 'Choose a way',
  wayRange: '{min} to {max}',
  wayFee: 'fee {percent}%, at least {least}',
  wayTime: 'usually within {time}',
  wayClosed: 'Closed now',
  underWay: 'On the way',
  wayFeeFree: {
    one: 'first one free, then {percent}%, at least {least}',
    other: 'first {n} free, then {percent}%, at least {least}',
  },
} as const;
