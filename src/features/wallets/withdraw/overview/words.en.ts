/** English texts of the withdrawal overview. */
export const en = {
  asOf: 'As of {time}',
  ways: 'Choose a method',
  wayRange: '{min} to {max}',
  wayFee: '{percent}% fee, minimum {least}',
  wayFeeFree: {
    one: 'next one free, then {percent}% fee, minimum {least}',
    other: 'next {n} free, then {percent}% fee, minimum {least}',
  },
  wayTime: 'usually within {time}',
  wayClosed: 'Closed now',
  underWay: 'In progress',
} as const;
