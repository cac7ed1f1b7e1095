import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  notices: 'Mga paalala',
  none: 'Walang bago.',
  place: '{at} sa {of}',
  previous: 'Naunang paalala',
  next: 'Susunod na paalala',

  leaveTitle: 'Lalabas ka sa {brand}',
  leaveText: 'Papunta ang link na ito sa pahinang hindi amin. Hindi hinihingi roon ng {brand} ang password o code mo.',
  leave: 'Buksan ang pahina',
  stay: 'Manatili rito',
} satisfies Translation<typeof en>;
