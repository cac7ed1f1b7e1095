import { area } from '#i18n/area.ts';

/** Texts of pages without a network. */
export const words = area(
  {
    notHere: 'Not available offline yet',
    notHereText: 'It opens once you’re back online, and then works offline too.',
    nothingKept: 'Not available offline yet',
    nothingKeptText: 'It loads once you’re back online, and stays for next time.',
    notKept: 'Not saved on this device',
    notKeptText: 'It’s personal, so it loads only while you’re online.',
    notReady: 'This form isn’t available offline yet',
    notReadyText: 'It loads once you’re back online, and stays for next time.',
    playerMeanwhile: 'Meanwhile, browse games, set limits or take a break.',
    visitorMeanwhile: 'Meanwhile, browse games and player protection.',
    forPlayers: 'Log in to see this page',
  },
  () => import('./words.fil.ts'),
);
