import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  inDoubt: 'Chine-check pa namin ang ilan sa pera mo. Baka wala pa ito rito.',
} satisfies Translation<typeof en>;
