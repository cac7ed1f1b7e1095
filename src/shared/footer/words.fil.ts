import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  adults: 'Para lang sa mga player na 21 pataas.',
  licence: 'Lisensya {no}, {holder}',
  helpline: 'Problema sa sugal? Tumawag sa {tel}',
} satisfies Translation<typeof en>;
