/** Texts of the period picker. */
export const en = {
  period: 'Period',
  any: 'Any time',
  today: 'Today',
  yesterday: 'Yesterday',
  week: '7 days',
  month: '30 days',
  quarter: '90 days',
  own: 'Days of your choice',
  fromDay: 'From',
  toDay: 'To',
  dayMissing: 'Choose a day',
  daysTurned: 'This is before the first day',
  daysTooMany: 'At most {n} days at a time',
  dayTooOld: 'The app goes back {n} days',
} as const;
