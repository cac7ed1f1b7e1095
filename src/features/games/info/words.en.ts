import { area } from '#i18n/area.ts';

/** Texts of the details of a game. */
export const words = area(
  {
    maker: 'Brand',
    category: 'Category',
    rtp: 'Return to player (RTP)',
    rtpMeans: 'Over a very long time, {rtp} of all bets is paid back. A single session can differ a lot.',
    volatility: 'Volatility',
    volatility1: 'Low: small wins, often',
    volatility2: 'Medium-low',
    volatility3: 'Medium',
    volatility4: 'Medium-high',
    volatility5: 'High: bigger wins, rarely',
    bets: 'Bet per round',
    betSpan: '{min} to {max}',
    screen: 'Orientation',
    portrait: 'Portrait',
    landscape: 'Landscape',
    anyWay: 'Portrait or landscape',
    rules: 'Rules',
    rulesInGame: 'See the rules and paytable inside the game.',
    readRules: 'Read the rules',
    closedNow: 'This game is under maintenance. Please try again later.',
    unknown: 'This game is no longer available.',
    play: 'Play',
    playDemo: 'Play demo',
    demoMeans: 'The demo uses no real money.',
  },
  () => import('./words.fil.ts'),
);
