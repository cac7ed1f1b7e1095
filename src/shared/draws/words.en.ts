import { area } from '#i18n/area.ts';

/** Texts of games of chance: odds, prizes and what they are worth. */
export const words = area(
  {
    odds: 'Odds',
    prize: 'Prize',
    chance: 'Chance',
    oneIn: '1 in {n}',
    noCashValue: 'No cash value',
    exchanged: 'Not cash. Exchange in the points shop',
    worth: '{num} {name} = {amount}',
    bundle: { one: 'Counts as {n} ticket', other: 'Counts as {n} tickets' },
    rulesNote: 'Every draw is independent: past results change nothing. Play for fun, within your limits.',
  },
  () => import('./words.fil.ts'),
);
