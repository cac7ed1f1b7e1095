import { area } from '#i18n/area.ts';

/** Names of props. */
export const words = area(
  {
    couponGeneral: 'Deposit coupon (percent bonus)',
    couponFixed: 'Deposit coupon (peso bonus)',
    couponGive: 'Gift coupon',
    coin: 'Cash',
    points: 'Points',
    activityPoints: 'Activity points',
    newYearFireworks: 'Fireworks',
    newYearLantern: 'Lantern',
    newYearFruit: 'Lucky fruit',
    newYearHorn: 'Party horn',
    jackpotMega: 'Mega jackpot',
    jackpotMajor: 'Major jackpot',
    jackpotMinor: 'Minor jackpot',
    jackpotMini: 'Mini jackpot',
    jackpot: 'Jackpot',
    diamond: 'Diamonds',
    lotterySmall: 'Lottery ticket',
    lotteryMiddle: 'Silver lottery ticket',
    lotteryGreat: 'Gold lottery ticket',
    gift: 'Gift',

    couponGeneralCount: { one: '{n} deposit coupon (percent bonus)', other: '{n} deposit coupons (percent bonus)' },
    couponFixedCount: { one: '{n} deposit coupon (peso bonus)', other: '{n} deposit coupons (peso bonus)' },
    couponGiveCount: { one: '{n} gift coupon', other: '{n} gift coupons' },
    pointsCount: { one: '{n} point', other: '{n} points' },
    diamondCount: { one: '{n} diamond', other: '{n} diamonds' },
    lotterySmallCount: { one: '{n} lottery ticket', other: '{n} lottery tickets' },
    lotteryMiddleCount: { one: '{n} silver lottery ticket', other: '{n} silver lottery tickets' },
    lotteryGreatCount: { one: '{n} gold lottery ticket', other: '{n} gold lottery tickets' },
  },
  () => import('./words.fil.ts'),
);
