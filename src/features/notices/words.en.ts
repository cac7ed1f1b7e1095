import { area } from '#i18n/area.ts';

/** Texts of the notices dialog and of the warning before external links. */
export const words = area(
  {
    notices: 'Notices',
    none: 'No new notices.',
    place: '{at} of {of}',
    previous: 'Previous notice',
    next: 'Next notice',

    leaveTitle: 'You are leaving {brand}',
    leaveText: 'This link opens a page that isn’t ours. {brand} never asks for your password or a code there.',
    leave: 'Open the page',
    stay: 'Cancel',
  },
  () => import('./words.fil.ts'),
);
