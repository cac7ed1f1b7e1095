import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  notHere: 'Wala pa sa device na ito ang {language}. Palitan ito kapag online ka na.',
} satisfies Translation<typeof en>;
