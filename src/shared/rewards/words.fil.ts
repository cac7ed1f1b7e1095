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
  diamond: 'Mga diyamante',
  lotterySmall: 'Maliit na scratch card',
  lotteryMiddle: 'Katamtamang scratch card',
  lotteryGreat: 'Malaking scratch card',
  gift: 'Regalo',
} satisfies Translation<typeof en>;
