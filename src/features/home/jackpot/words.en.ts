import { area } from '#i18n/area.ts';

/** Texts of the jackpot in the lobby. */
export const words = area(
  {
    jackpot: 'The jackpot',
    winners: 'Last winners',
    between: '{least} to {most}',
  },
  () => import('./words.fil.ts'),
);
