import { area } from '#i18n/area.ts';

/** Texts beside the column on a wide screen. */
export const words = area(
  {
    beside: 'Beside the app',
    onPhone: 'Open on your phone',
    scan: 'Scan with your phone’s camera, or go to',
    jackpots: 'Jackpots now',
    asOf: 'As of {time}',
    winners: 'Recent winners',
  },
  () => import('./words.fil.ts'),
);
