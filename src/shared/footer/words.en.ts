/** English texts at the end of every page. */
export const en = {
  adults: 'For players aged 21 and over.',
  licence: 'Licence {no}, {holder}',
  helpline: 'When play stops being fun: {tel}',
} as const;
