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
} satisfies Translation<typeof en>;
