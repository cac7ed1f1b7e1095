import { area } from '#i18n/area.ts';

/** Texts of the tasks. */
export const words = area(
  {
    title: 'Tasks',
    intro: 'Complete daily and weekly tasks to earn rewards.',
    cycles: 'Task list',
    daily: 'Today',
    weekly: 'This week',
    once: 'One-time',
    withReady: '{name} ({n})',
    newDayIn: 'New tasks in',
    newWeekIn: 'New tasks in',
    unclaimed: 'Claim before then. Unclaimed rewards don’t carry over.',
    onceText: 'You can do each of these once.',
    onceUntil: 'You can do each of these once, until {time}.',
    none: 'No tasks right now',
    noneText: 'New tasks will show up here.',

    progress: 'Progress',
    progressOf: '{done} of {target}',
    until: 'Until {time}',
    go: 'Go',
    share: 'Share',
    installed: 'I’ve installed it',
    tooShort: 'That was quick! Stay for at least 5 seconds, then come back.',
    newDay: 'New day, new tasks.',
    over: 'This task has ended.',
  },
  () => import('./words.fil.ts'),
);
