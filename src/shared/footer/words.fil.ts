import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  adults: 'Para lang sa mga edad 21 pataas.',
  licence: 'Lisensya {no}, {holder}',
  helpline: 'Kapag hindi na masaya ang laro: {tel}',
} satisfies Translation<typeof en>;
