import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  period: 'Panahon',
  any: 'Kahit kailan',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  week: '7 araw',
  month: '30 araw',
  quarter: '90 araw',
  own: 'Mga araw na pinili mo',
  fromDay: 'Mula',
  toDay: 'Hanggang',
  dayMissing: 'Pumili ng araw',
  daysTurned: 'Nauna ito sa unang araw',
  daysTooMany: 'Hanggang {n} araw lang sa isang beses',
  dayTooOld: 'Hanggang {n} araw lang pabalik ang app',
} satisfies Translation<typeof en>;
