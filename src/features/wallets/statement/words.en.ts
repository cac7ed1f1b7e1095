import { area } from '#i18n/area.ts';

/** Texts of the statement. */
export const words = area(
  {
    intro: 'All transactions for a period. Download or print them.',
    of: 'Statement for {name}, ID\u00A0{id}',
    days: '{from} to {to}, Manila time',
    opening: 'Opening balance',
    closing: 'Closing balance',
    lifetime: 'Lifetime net deposits',
    totals: 'Totals by type',
    lines: { one: '{n} transaction', other: '{n} transactions' },
    none: 'No transactions in this period',
    when: 'Time',
    movement: 'Transaction',
    kind: 'Type',
    amount: 'Amount',
    balance: 'Balance',
    order: 'Order',
    remark: 'Note',
    save: 'Download CSV',
    print: 'Print',
    fileName: 'statement-{from}-{to}.csv',
    notSaved: 'This device can’t save the file here. Open the app in a browser instead.',
    tooMany: 'Too many transactions for one statement. Choose a shorter period.',
    failed: 'Couldn’t load the statement.',
    older: 'One statement covers up to 90 days.',
  },
  () => import('./words.fil.ts'),
);
