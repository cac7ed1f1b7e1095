import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  notHere: 'Wala pa ang {language} sa device na ito. Mapapalitan mo ito kapag online ka na.',
} satisfies Translation<typeof en>;
