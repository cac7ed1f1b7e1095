import { area } from '#i18n/area.ts';

/** Texts of the tour of the lobby. */
export const words = area(
  {
    step: '{n} of {of}',
    next: 'Next',
    skip: 'Skip tour',
    done: 'Done',
    find: 'Find your game',
    findText: 'Choose a category or brand, or search by name. Tap the heart to like a game.',
    know: 'Know before you play',
    knowText: 'Tap the “i” on a game for RTP, bets and rules. Many games have a free demo.',
    stay: 'Stay in control',
    stayText: 'Every game shows your play time and balance change. Stop any time.',
  },
  () => import('./words.fil.ts'),
);
