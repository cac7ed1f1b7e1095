import { area } from '#i18n/area.ts';

/** Texts of the rewards dialog. */
export const words = area(
  {
    title: 'You got',
    jackpot: 'Jackpot!',
    tap: 'TAP THE SCREEN TO CONTINUE',
  },
  () => import('./words.fil.ts'),
);
