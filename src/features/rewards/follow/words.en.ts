/** Texts of the operator's pages on other platforms. */
export const en = {
  title: 'Follow us',
  intro: 'Look at our pages, and get a reward for each.',
  how: 'Open a page, look around for 5 seconds, and come back to claim. Each pays once.',
  none: 'There is no page to follow at the moment',
  open: 'Open',
  again: 'Open again',
  visited: 'Visited',
  tooShort: 'That was quick! Look around for 5 seconds, then claim.',
} as const;
