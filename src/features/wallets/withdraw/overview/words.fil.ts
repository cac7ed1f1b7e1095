import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  asOf: 'Noong {time}',
  ways: 'Pumili ng paraan',
  wayRange: '{min} hanggang {max}',
  wayFee: 'singil na {percent}%, hindi bababa sa {least}',
  wayTime: 'karaniwang sa loob ng {time}',
  wayClosed: 'Sarado ngayon',
  underWay: 'Papunta na',
  wayFeeFree: {
    one: 'libre ang unang {n}, saka {percent}%, hindi bababa sa {least}',
    other: 'libre ang unang {n}, saka {percent}%, hindi bababa sa {least}',
  },
} satisfies Translation<typeof en>;
