import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  couponGeneral: 'Kupon',
  couponFixed: 'Kupong may takdang halaga',
  couponGive: 'Kupong regalo',
  coin: 'Pera',
  points: 'Puntos',
  activityPoints: 'Puntos sa aktibidad',
  newYearFireworks: 'Paputok',
  newYearLantern: 'Parol',
  newYearFruit: 'Prutas na pampasuwerte',
  newYearHorn: 'Torotot',
  jackpotMega: 'Jackpot na Mega',
  jackpotMajor: 'Jackpot na Major',
  jackpotMinor: 'Jackpot na Minor',
  jackpotMini: 'Jackpot na Mini',
  jackpot: 'Premyong jackpot',
  diamond: 'Diyamante',
  lotterySmall: 'Tiket sa lottery',
  lotteryMiddle: 'Pilak na tiket sa lottery',
  lotteryGreat: 'Gintong tiket sa lottery',
  gift: 'Regalo',
} satisfies Translation<typeof en>;
