import { area } from '#i18n/area.ts';

/** Texts of the operator's pages on other platforms. */
export const words = area(
  {
    title: 'Follow us',
    intro: 'Visit our pages and earn a reward for each.',
    how: 'Open a page, stay for 5 seconds, then come back to claim. Each page pays once.',
    none: 'No pages to follow right now',
    open: 'Open',
    again: 'Open again',
    visited: 'Visited',
    tooShort: 'That was quick! Stay for at least 5 seconds, then claim.',
  },
  () => import('./words.fil.ts'),
);
