import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  doubt: 'Tinitingnan ang status',
  doubtOffline: 'Titingnan namin agad pag-online mo ulit.',
  still: 'Hindi pa kumpirmado. Karaniwang isang minuto lang.',
  check: 'I-check ulit',
  leave: 'I-check mamaya',
} satisfies Translation<typeof en>;
