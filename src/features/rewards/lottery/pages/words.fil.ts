import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  noOrders: 'Wala pang taya',
  ordersText: 'May marka ang mga numerong lumabas.',
  placed: 'Binili noong {time}',
  waiting: 'Naghihintay',
  lost: 'Hindi nanalo',
  won: 'Nanalo ng {amount}',
  paid: 'Nanalo ng {amount}, nakuha na',
  noRecords: 'Wala pang panalo',
  recordsText: 'Sa iyo ang panalo hanggang kunin mo.',
  noHistory: 'Wala pang bola',
} satisfies Translation<typeof en>;
