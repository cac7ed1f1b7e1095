import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  maker: 'Brand',
  category: 'Kategorya',
  rtp: 'Balik sa manlalaro',
  rtpMeans:
    'Sa lahat ng itinaya, {rtp} ang naibabalik sa napakahabang panahon. Malayo puwedeng mapunta ang isang session.',
  volatility: 'Volatility (galaw ng panalo)',
  volatility1: 'Mababa: maliliit na panalo, madalas',
  volatility2: 'Medyo mababa',
  volatility3: 'Katamtaman',
  volatility4: 'Medyo mataas',
  volatility5: 'Mataas: bihira pero mas malaking panalo',
  bets: 'Taya bawat round',
  betSpan: '{min} hanggang {max}',
  screen: 'Posisyon ng screen',
  portrait: 'Patayo',
  landscape: 'Pahiga',
  anyWay: 'Patayo o pahiga',
  rules: 'Mga tuntunin',
  rulesInGame: 'Nasa loob ng laro ang mga tuntunin at ang talaan ng bayad.',
  readRules: 'Basahin ang mga tuntunin',
  closedNow: 'Inaayos pa ang larong ito. Hindi pa ito puwedeng laruin.',
  unknown: 'Wala na rito ang larong ito.',
  play: 'Maglaro',
  playDemo: 'Subukan ang demo',
  demoMeans: 'Walang perang gamit sa demo.',
} satisfies Translation<typeof en>;
