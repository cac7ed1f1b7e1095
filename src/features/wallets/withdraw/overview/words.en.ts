import { area } from '#i18n/area.ts';

/** Texts of the withdrawal overview. */
export const words = area(
  {
    asOf: 'As of {time}',
    ways: 'Choose a method',
    wayRange: '{min} to {max}',
    wayFee: '{percent}% fee, minimum {least}',
    wayTime: 'usually {time}',
    identityWhy: 'The law requires this before you withdraw.',
    wayClosed: 'Closed now',
    underWay: 'In progress',
  },
  () => import('./words.fil.ts'),
);
