import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  couponGeneral: 'Coupon',
  couponFixed: 'Fixed na coupon',
  couponGive: 'Gift coupon',
  coin: 'Cash',
  points: 'Points',
  activityPoints: 'Points sa activity',
  newYearFireworks: 'Paputok',
  newYearLantern: 'Parol',
  newYearFruit: 'Prutas na pampasuwerte',
  newYearHorn: 'Torotot',
  jackpotMega: 'Mega jackpot',
  jackpotMajor: 'Major jackpot',
  jackpotMinor: 'Minor jackpot',
  jackpotMini: 'Mini jackpot',
  jackpot: 'Jackpot',
  diamond: 'Diamonds',
  lotterySmall: 'Lottery ticket',
  lotteryMiddle: 'Silver lottery ticket',
  lotteryGreat: 'Gold lottery ticket',
  gift: 'Regalo',

  couponGeneralCount: '{n} coupon',
  couponFixedCount: '{n} fixed na coupon',
  couponGiveCount: '{n} gift coupon',
  pointsCount: '{n} points',
  diamondCount: '{n} diamonds',
  lotterySmallCount: '{n} lottery ticket',
  lotteryMiddleCount: '{n} silver lottery ticket',
  lotteryGreatCount: '{n} gold lottery ticket',
} satisfies Translation<typeof en>;
