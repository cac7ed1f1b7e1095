import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  inDoubt: 'May pera kang tinitingnan pa, at maaaring wala pa rito.',
} satisfies Translation<typeof en>;
