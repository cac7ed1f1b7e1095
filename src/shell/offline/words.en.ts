/** Texts of pages without a network. */
export const en = {
  notHere: 'Not on this device yet',
  notHereText: 'This page opens by itself once the connection is back, and from then on without one, too.',
  nothingKept: 'Nothing of this is on this device yet',
  nothingKeptText: 'It comes by itself once the connection is back, and stays for the next time.',
  notKept: 'This isn’t kept on the device',
  notKeptText: 'It is personal, so it is shown only with a connection. It comes by itself once that is back.',
  notReady: 'What this form needs isn’t on this device yet',
  notReadyText: 'It comes by itself once the connection is back, and stays for the next time.',
  playerMeanwhile: 'Meanwhile you can look at the games, set limits or take a break.',
  visitorMeanwhile: 'Meanwhile you can look at the games and at player protection.',
  forPlayers: 'Log in to see this page',
} as const;
