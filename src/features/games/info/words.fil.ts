import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  maker: 'Brand',
  category: 'Kategorya',
  rtp: 'Return to player (RTP)',
  rtpMeans: 'Sa napakahabang panahon, {rtp} ng lahat ng taya ang naibabalik. Puwedeng ibang-iba ang isang session.',
  volatility: 'Volatility',
  volatility1: 'Mababa: maliliit na panalo, madalas',
  volatility2: 'Medyo mababa',
  volatility3: 'Katamtaman',
  volatility4: 'Medyo mataas',
  volatility5: 'Mataas: mas malaking panalo, bihira',
  bets: 'Taya bawat round',
  betSpan: '{min}–{max}',
  screen: 'Posisyon ng screen',
  portrait: 'Patayo',
  landscape: 'Pahalang',
  anyWay: 'Patayo o pahalang',
  rules: 'Mga patakaran',
  rulesInGame: 'Nasa loob ng laro ang mga patakaran at paytable.',
  readRules: 'Basahin ang mga patakaran',
  closedNow: 'Naka-maintenance ang larong ito. Subukan ulit mamaya.',
  unknown: 'Hindi na available ang larong ito.',
  play: 'Maglaro',
  playDemo: 'I-play ang demo',
  demoMeans: 'Walang totoong pera sa demo.',
} satisfies Translation<typeof en>;
