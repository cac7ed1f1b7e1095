import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Natanggap mo',
  tap: 'I-TAP ANG SCREEN PARA MAGPATULOY',
} satisfies Translation<typeof en>;
