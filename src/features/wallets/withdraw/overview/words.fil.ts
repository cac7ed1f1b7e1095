import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  asOf: 'Noong {time}',
  ways: 'Pumili ng paraan',
  wayRange: '{min} hanggang {max}',
  wayFee: '{percent}% fee, minimum na {least}',
  wayFeeFree: {
    one: 'libre ang susunod na {n}, tapos {percent}% fee, minimum na {least}',
    other: 'libre ang susunod na {n}, tapos {percent}% fee, minimum na {least}',
  },
  wayTime: 'karaniwang sa loob ng {time}',
  wayClosed: 'Sarado ngayon',
  underWay: 'Pinoproseso',
  wayFeeFree: {
    one: 'libre ang unang {n}, saka {percent}%, hindi bababa sa {least}',
    other: 'libre ang unang {n}, saka {percent}%, hindi bababa sa {least}',
  },
} satisfies Translation<typeof en>;
