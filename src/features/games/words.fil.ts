import type { Translation } from '../../app/i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Maghanap ng laro',
  empty: 'Burahin ang hinahanap',
  only: 'Sa {filter} lang',
  hot: 'Patok',
  clearFilter: 'Hanapin sa lahat ng laro',
  recent: 'Mga hinanap dati',
  forget: 'Burahin',
  found: { one: '{n} laro', other: '{n} laro' },
  none: 'Walang laro para sa “{text}”',
  noneText: 'Subukan ang ibang pangalan, o ang pangalan ng brand.',
  noneOfFilter: 'Sa {filter} lang naghanap.',
} satisfies Translation<typeof en>;
