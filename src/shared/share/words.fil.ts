import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  copied: 'Nakopya na',
  copyFailed: 'Bawal mag-copy rito. Link mo: {url}',
  shareText: 'Sali ka sa {brand}, para sa 21 taong gulang pataas:',
} satisfies Translation<typeof en>;
