import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  doubt: 'Tinitingnan kung ano ang nangyari',
  doubtOffline: 'Titingnan namin agad pagbalik ng koneksyon.',
  still: 'Hindi pa alam. Malalaman ito sa loob ng mga isang minuto.',
  check: 'Tingnan muli',
  leave: 'Magpatuloy kahit hindi alam',
} satisfies Translation<typeof en>;
