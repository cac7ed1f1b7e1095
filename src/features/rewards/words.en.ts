/** English texts of the rewards dialog. */
export const en = {
  title: 'You got',
  tap: 'TAP THE SCREEN TO CONTINUE',
} as const;
