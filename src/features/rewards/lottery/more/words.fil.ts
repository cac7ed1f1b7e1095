export default {
  productsText: 'Mga lucky pick para sa draw sa {time}.',
  productLimit: { one: 'Hanggang {n} bundle bawat draw', other: 'Hanggang {n} na bundle bawat draw' },
  productBought: '{n} na ang nabili',
  inEach: { one: '{n} lucky pick', other: '{n} na lucky pick' },
  noProducts: 'Walang bundle sa ngayon',
  rulePick: '{pick} na magkakaibang numero mula 1 hanggang {max} ang bawat taya. Ikaw ang pumili o mag-lucky pick.',
  ruleTimesDaily: 'Araw-araw ang draw, 21:00 oras sa Manila.',
  ruleTimesWeekend: 'Tuwing Sabado at Linggo ang draw, 21:00 oras sa Manila.',
  ruleSales: 'Nagsasara ang bentahan bago ang bawat draw. Para sa susunod na draw ang mabibili pagkatapos.',
  ruleFair: 'Random ang pagbunot ng {pick} na numero. Pare-pareho ang tsansa ng lahat ng kombinasyon.',
  ruleJackpot:
    'Itugma ang lahat ng {pick} para manalo ng jackpot. Hati-hati kapag marami. Lumalaki ito hanggang may manalo.',
  rulePrizes: 'Pinakamataas na premyo lang ang panalo ng bawat taya. Kunin kahit kailan: hindi ito nag-e-expire.',
  ruleLimits: 'Hanggang {most} taya bawat order. Kasama sa mga limit mo ang mga tayang binili gamit ang pera.',
  ruleNote: 'Hiwalay ang bawat draw: walang epekto ang mga naunang resulta. Maglaro para sa saya, sa loob ng limit mo.',
};
