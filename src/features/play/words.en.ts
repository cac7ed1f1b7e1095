import { area } from '#i18n/area.ts';

/** Texts around a game in play. */
export const words = area(
  {
    demo: 'Demo',
    game: 'Game',
    exit: 'Exit game',
    opening: 'Opening the game…',
    starting: 'The game is starting…',
    deposit: 'Deposit',
    care: 'Limits, breaks and help',
    info: 'About this game',
    full: 'Full screen',
    whole: 'Details',
    inPlay: 'Session time',
    manila: 'Manila',
    net: 'Session result',
    change: 'Balance change',
    turn: 'Rotate your phone to play this game.',

    slow: 'The game isn’t starting',
    slowText: 'No answer for {seconds} seconds. Trying again often helps.',
    failed: 'Couldn’t open the game',
    refusedText: 'We’re not allowed to open its address.',
    resting: 'This game is under maintenance',
    restingText: 'It will be back. Meanwhile, try one of these.',
    gone: 'This game is no longer available',
    goneText: 'Try one of these.',
    others: 'Other games',
    identityFirst: 'Verify your identity first',
    identityFirstText: 'To play on this device, we need to know who you are.',
    verify: 'Verify identity',
    openAgain: 'Try again',

    closing: 'Maintenance has started. Finish your round, then exit. Your balance is safe.',
    minutesLeft: { one: '{n} minute of play left today.', other: '{n} minutes of play left today.' },

    over: 'Play has ended for now',
    leaveTitle: 'A round is in progress',
    leaveText: 'If you leave now, the round ends without you. Any winnings are added to your balance.',
    leave: 'Leave game',
    stay: 'Cancel',
    inPlayShort: 'Time',
    netShort: 'Net',
    changeShort: 'Change',
  },
  () => import('./words.fil.ts'),
);
