import { area } from '#i18n/area.ts';

/** Texts at the end of every page. */
export const words = area(
  {
    adults: 'For players aged 21 and over.',
    licence: 'Licence {no}, {holder}',
    helpline: 'Gambling problem? Call {tel}',
  },
  () => import('./words.fil.ts'),
);
