import { area } from '#i18n/area.ts';

/** Texts of coupons. */
export const words = area(
  {
    legend: 'Coupon',
    none: 'No coupon',
    adds: '+{amount}',
    share: '{percent}% of your deposit',
    shareUpTo: '{percent}% of your deposit, up to {amount}',
    fixed: 'Deposit {amount} or more',
    until: 'until {day}',
    turnover: 'You must wager money from a coupon before you can withdraw it.',
    gift: '{amount} gift',
    giftUntil: 'Until {day}',
    giftTerms: 'Wager it {n}× to withdraw it',
    use: 'Use now',
    useOf: 'Use now: {amount} gift',
    needsConnection: 'You need a connection to use a gift.',
    locked: 'Locked until your first deposit is paid.',
    checking: 'We’re checking whether this gift was used.',
    check: 'Check again',
  },
  () => import('./words.fil.ts'),
);
