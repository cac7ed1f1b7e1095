/** English texts of the button that shows a password. */
export const en = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show {what}',
  hidePassword: 'Hide {what}',
} as const;
