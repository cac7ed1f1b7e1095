/** English texts of the notices dialog and of the warning before external links. */
export const en = {
  notices: 'Notices',
  none: 'There is nothing new.',
  place: '{at} of {of}',
  previous: 'Notice before',
  next: 'Next notice',

  leaveTitle: 'You are leaving {brand}',
  leaveText: 'This link leads to a page that isn’t ours. {brand} never asks there for your password or a code.',
  leave: 'Open the page',
  stay: 'Stay here',
} as const;
