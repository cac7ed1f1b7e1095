import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  productsText: 'Lucky pick ang bawat taya sa bundle, para sa susunod na bola.',
  productLimit: 'Hanggang {n} bawat bola',
  productBought: '{n} na ang nabili',
  inEach: { one: '{n} taya', other: '{n} taya' },
  noProducts: 'Walang bundle sa ngayon',
  rulePick: '{pick} magkakaibang numero mula 1 hanggang {max} ang bawat taya. Ikaw ang pumili o mag-lucky pick.',
  ruleTimesDaily: 'Araw-araw ang bola, 21:00 oras sa Manila.',
  ruleTimesWeekend: 'Tuwing Sabado at Linggo ang bola, 21:00 oras sa Manila.',
  ruleSales: 'Nagsasara ang bentahan bago ang bawat bola. Para sa susunod na bola ang mabibili pagkatapos.',
  ruleFair: '{pick} numero ang binobola nang random. Pare-pareho ang tsansa ng lahat ng kombinasyon.',
  ruleJackpot:
    'Itugma ang lahat ng {pick} para manalo ng jackpot. Hati-hati kapag marami. Lumalaki ito hanggang may manalo.',
  rulePrizes: 'Pinakamataas na premyo lang ang panalo ng bawat taya. Kunin kahit kailan: hindi ito nag-e-expire.',
  ruleLimits: 'Hanggang {most} taya bawat order. Kasama sa mga limit mo ang mga tayang binili ng pera.',
  ruleNote: 'Hiwalay ang bawat bola: walang epekto ang mga naunang resulta. Maglaro para sa saya, sa loob ng limit mo.',
} satisfies Translation<typeof en>;
