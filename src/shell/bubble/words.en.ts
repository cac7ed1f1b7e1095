import { area } from '#i18n/area.ts';

/** Texts of the jackpot's bubble. */
export const words = area(
  {
    bubble: 'Open Lucky Jackpot',
    bubbleMove: 'Use the arrow keys to move it',
    bubbleHide: 'Hide Lucky Jackpot for now',
  },
  () => import('./words.fil.ts'),
);
