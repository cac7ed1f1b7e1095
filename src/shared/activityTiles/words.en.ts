import { area } from '#i18n/area.ts';

/** Texts of activities in a list. */
export const words = area(
  {
    isNew: 'New',
    ready: 'Ready',
    startsOn: 'Starts {day}',
    endsOn: 'Until {day}',
    endedOn: 'Ended {day}',
    daysLeft: { one: '{n} day left', other: '{n} days left' },
    lastDay: 'Last day',
  },
  () => import('./words.fil.ts'),
);
