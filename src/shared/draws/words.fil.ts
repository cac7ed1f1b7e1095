import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  odds: 'Tsansa',
  prize: 'Premyo',
  chance: 'Tsansang manalo',
  oneIn: '1 sa {n}',
  noCashValue: 'Walang katumbas na pera',
  exchanged: 'Hindi cash. Ipinapalit sa page ng Points',
  worth: '{num} {name} = {amount}',
  bundle: { one: 'Katumbas ng {n} tiket', other: 'Katumbas ng {n} na tiket' },
  rulesNote:
    'Hiwalay ang bawat bunot: walang epekto ang mga naunang resulta. Maglaro para sa saya, sa loob ng limit mo.',
} satisfies Translation<typeof en>;
