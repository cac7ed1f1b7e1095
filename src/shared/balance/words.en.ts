/** Texts beside a balance. */
export const en = {
  inDoubt: 'We’re still checking some of your money. It may be missing here.',
} as const;
