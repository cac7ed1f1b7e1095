/** English texts of the tour. */
export const en = {
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
} as const;
