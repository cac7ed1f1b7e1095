/** English texts of coupons. */
export const en = {
  legend: 'Coupon',
  none: 'No coupon',
  adds: '+{amount}',
  share: '{percent}% of your deposit',
  shareUpTo: '{percent}% of your deposit, up to {amount}',
  fixed: 'From {amount} on',
  until: 'until {day}',
  turnover: 'What a coupon adds has to be staked before it can be withdrawn.',
  gift: 'A gift of {amount}',
  giftTerms: 'wager it {n}× before you withdraw it',
  use: 'Use now',
  useOf: 'Use now: the gift of {amount}',
  needsConnection: 'A gift needs a connection.',
  locked: 'Locked until your first deposit is paid.',
  checking: 'We are checking whether this gift was used.',
  check: 'Check again',
} as const;
