import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  show: 'Ipakita',
  hide: 'Itago',
  showPassword: 'Ipakita ang {what}',
  hidePassword: 'Itago ang {what}',
} satisfies Translation<typeof en>;
