/** What is said of a reward. */
export const en = {
  title: 'You got',
  tap: 'TAP THE SCREEN TO CONTINUE',
} as const;
