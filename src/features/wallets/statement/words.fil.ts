import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  intro: 'Lahat ng transaksyon sa mga petsang pipiliin mo. Puwede mong i-download o i-print.',
  of: 'Statement ni {name}, ID\u00A0{id}',
  days: '{from} hanggang {to}, Manila time',
  opening: 'Panimulang balanse',
  closing: 'Huling balanse',
  lifetime: 'Kabuuang net deposit',
  totals: 'Kabuuan ayon sa uri',
  lines: { one: '{n} transaksyon', other: '{n} transaksyon' },
  none: 'Walang transaksyon sa mga petsang ito',
  when: 'Oras',
  movement: 'Transaksyon',
  kind: 'Uri',
  amount: 'Halaga',
  balance: 'Balanse',
  order: 'Order no.',
  remark: 'Note',
  save: 'I-download ang CSV',
  print: 'I-print',
  fileName: 'statement-{from}-{to}.csv',
  notSaved: 'Hindi mai-save ng device na ito ang file dito. Buksan na lang ang app sa browser.',
  tooMany: 'Masyadong maraming transaksyon para sa isang statement. Pumili ng mas kaunting araw.',
  failed: 'Hindi ma-load ang statement.',
  older: 'Hanggang 90 araw ang sakop ng isang statement.',
} satisfies Translation<typeof en>;
