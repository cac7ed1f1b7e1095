/** English texts at the end of every page. */
export const en = {
  adults: 'For players aged 21 and over.',
  licence: 'Licence {no}, {holder}',
  helpline: 'Gambling problem? Call {tel}',
} as const;
