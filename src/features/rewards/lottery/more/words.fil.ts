import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  productsText: 'Lucky pick ang lahat ng taya sa bundle, para sa susunod na bola.',
  productLimit: 'Hanggang {n} bawat bola',
  productBought: '{n} na ang nabili',
  inEach: { one: '{n} taya', other: '{n} taya' },
  noProducts: 'Walang bundle sa ngayon',
  rulePick: 'May {pick} magkakaibang numero ang bawat taya, mula 1 hanggang {max}. Ikaw ang pumili, o mag-lucky pick.',
  ruleTimesDaily: 'Araw-araw ang bola, 21:00 sa oras ng Maynila.',
  ruleTimesWeekend: 'Tuwing Sabado at Linggo ang bola, 21:00 sa oras ng Maynila.',
  ruleSales: 'Nagsasara ang bentahan bago ang bawat bola. Para sa susunod na bola ang mabibili pagkatapos nito.',
  ruleFair: '{pick} numero ang binobola ng operator. Pare-pareho ang tsansa ng lahat ng kombinasyon.',
  ruleJackpot: 'Sa tumugma ng lahat ng {pick} ang jackpot. Hati-hati kapag marami. Lumalaki ito hanggang may manalo.',
  rulePrizes: 'Isang premyo lang, ang pinakamataas, bawat taya. Kunin mo kahit kailan: hindi ito nag-e-expire.',
  ruleLimits: 'Hanggang {most} taya sa isang order. Kasama sa mga limit mo ang mga tayang binili ng pera.',
  ruleNote: 'Hiwalay ang bawat bola: walang epekto ang mga naunang resulta. Maglaro para sa saya, sa loob ng limit mo.',
} satisfies Translation<typeof en>;
