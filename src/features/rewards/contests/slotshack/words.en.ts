import { area } from '#i18n/area.ts';

/** Texts of the slotshack. */
export const words = area(
  {
    title: 'Slotshack',
    intro: 'Complete missions on selected slots and earn rewards.',
    endsIn: 'Ends in',
    over: 'These missions have ended.',
    expiry: 'Claim by {time}. Unclaimed rewards expire then.',
    none: 'No missions right now',

    play: 'Play',
    playThis: 'Play {name}',
    someSlot: 'Selected slot',
    gameGone: 'This game is no longer available',
    wager: 'Bet {amount} in all',
    streak: { one: 'Win {n} round', other: 'Win {n} rounds in a row' },
    multiplier: 'Win {times} your bet in one round',
    progress: '{done} of {need}',
    best: 'Best {done} · need {need}',
    what: '{mission}, {game}, {awards}',

    board: 'Best wins',
    boardText: 'Each player’s biggest win here, as a multiple of the bet. Bet size makes no difference.',
    timesBet: 'Bet multiple',
    noWins: 'No wins yet',
    noWinsOver: 'No wins',
    noOwn: 'You have no wins here.',

    ruleSince: 'Finished rounds count from {time}. Demos and returned bets don’t.',
    ruleWin: 'A win is a round that pays more than its bet.',
    ruleLuck: 'Each round is independent. No win is ever “due”, and a mission doesn’t change the odds.',
    ruleCare: 'Stop when you planned to. Don’t chase losses for a mission.',
  },
  () => import('./words.fil.ts'),
);
