/** Texts beside a balance. */
export const en = {
  inDoubt: 'Some of your money is still being checked, and may be missing here.',
} as const;
