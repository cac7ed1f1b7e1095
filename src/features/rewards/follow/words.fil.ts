import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'I-follow kami',
  intro: 'Tingnan ang mga page namin, at may reward ka sa bawat isa.',
  how: 'Buksan ang page, tumingin-tingin nang 5 segundo, at bumalik para kunin. Isang beses lang sa bawat page.',
  none: 'Wala pang page na mafa-follow sa ngayon',
  open: 'Buksan',
  again: 'Buksan ulit',
  visited: 'Nabisita na',
  tooShort: 'Ang bilis! Tumingin-tingin nang 5 segundo, saka kunin.',
} satisfies Translation<typeof en>;
