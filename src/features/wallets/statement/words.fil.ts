import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  intro: 'Ang bawat galaw ng balanse mo sa panahong pinili mo: para itago, o i-print.',
  of: 'Statement ni {name}, ID\u00A0{id}',
  days: '{from} hanggang {to}, oras ng Maynila',
  opening: 'Balanse sa simula',
  closing: 'Balanse sa dulo',
  lifetime: 'Deposito bawas ang withdrawal, sa kabuuan',
  totals: 'Ayon sa uri',
  lines: { one: '{n} galaw', other: '{n} galaw' },
  none: 'Walang nagpagalaw sa balanse mo sa panahong ito',
  when: 'Oras',
  movement: 'Galaw',
  kind: 'Uri',
  amount: 'Halaga',
  balance: 'Balanse',
  order: 'Order no.',
  remark: 'Tala',
  save: 'I-save bilang talahanayan (CSV)',
  print: 'I-print',
  fileName: 'statement-{from}-{to}.csv',
  notSaved: 'Hindi mai-save ng device na ito ang file dito. Buksan ang app sa browser para magawa ito.',
  tooMany: 'Masyadong maraming galaw para sa isang statement. Pumili ng mas maikling panahon.',
  failed: 'Hindi dumating ang statement.',
  older: 'Para sa higit sa 90 araw, gumawa ng sunod-sunod na statement.',
} satisfies Translation<typeof en>;
