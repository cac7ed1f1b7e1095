/** Texts for money acts with an unknown outcome. */
export const en = {
  doubt: 'Checking what became of it',
  doubtOffline: 'We look it up as soon as there is a connection.',
  still: 'Not known yet. Within a minute or so it will be.',
  check: 'Check again',
  leave: 'Go on without knowing',
} as const;
