import { area } from '#i18n/area.ts';

/** Texts of the shell's later parts. */
export const words = area(
  {
    memoryOnly: 'This browser can’t save data. Likes and settings last until you close this page.',
    sessionInMemory:
      'This browser can’t save data. You stay logged in until you leave or reload this page, also to pay a deposit.',
    deviceFull: 'This device is full, so the app can’t save data. Free up space, then reload.',
    deviceAskedAgain: 'This device doesn’t answer. Trying again…',
    deviceSilent:
      'This device doesn’t answer, so we can’t see whether you’ve limited play on it. Games and deposits are off. Close other tabs of the app, or restart the browser.',
    around: 'Side panel',
    waits: 'New',
    unreadMails: { one: '{n} unread message', other: '{n} unread messages' },
    care: 'Limits, breaks and help',
    refresh: 'Refresh this page',
    refreshing: 'Refreshing',
    backAgain: 'Go back again to exit',
    jackpot: 'The jackpot',
    refusedBreak:
      'Your break or self-exclusion wasn’t accepted, so it isn’t active. Ask again under “Player protection”, or contact support.',
    refusedLimit: 'Your limit wasn’t accepted, so it isn’t active. Set it again under “Player protection”.',
    refusedOffers: 'Your choice about offers wasn’t accepted, so it isn’t active. Choose again in Settings.',
    toGames: 'Skip to the games',
    toMenu: 'Skip to the menu',

    stoppedTitle: 'The app stopped',
    stoppedText: 'It keeps stopping on this device. Reload to try again.',

    // Pages without a network
    notHere: 'Not available offline yet',
    notHereText: 'It opens once you’re back online, and then works offline too.',
    notKept: 'Not saved on this device',
    notKeptText: 'It’s personal, so it loads only while you’re online.',
    notReady: 'This form isn’t available offline yet',
    laterText: 'It loads once you’re back online, and stays for next time.',
    playerMeanwhile: 'Meanwhile, browse games, set limits or take a break.',
    visitorMeanwhile: 'Meanwhile, browse games and player protection.',
    forPlayers: 'Log in to see this page',

    // Bubble
    bubble: 'Open Lucky Jackpot',
    bubbleMove: 'Use the arrow keys to move it',
    bubbleHide: 'Hide Lucky Jackpot for now',
  },
  () => import('./words.fil.ts'),
);
