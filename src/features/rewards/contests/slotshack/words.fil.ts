import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Slotshack',
  intro: 'Gawin ang mga mission sa piling slots at kumuha ng rewards.',
  endsIn: 'Oras bago matapos',
  over: 'Tapos na ang mga mission na ito.',
  expiry: 'Kunin hanggang {time}. Mag-e-expire ang hindi nakuha.',
  none: 'Walang mission sa ngayon',

  play: 'Laruin',
  playThis: 'Laruin ang {name}',
  someSlot: 'Piling slot',
  gameGone: 'Hindi na available ang larong ito',
  wager: 'Tumaya ng kabuuang {amount}',
  streak: { one: 'Manalo ng {n} sunod-sunod na round', other: 'Manalo ng {n} sunod-sunod na round' },
  multiplier: 'Manalo ng {times} ng taya mo sa isang round',
  progress: '{done} sa {need}',
  best: 'Pinakamataas {done} · kailangan {need}',
  what: '{mission}, {game}, {awards}',

  board: 'Pinakamalaking panalo',
  boardText: 'Pinakamalaking panalo ng bawat player dito, batay sa multiplier ng taya. Walang epekto ang laki ng taya.',
  timesBet: 'Multiplier',
  noWins: 'Wala pang panalo',
  noWinsOver: 'Walang panalo',
  noOwn: 'Wala kang panalo rito.',

  ruleSince: 'Kasama ang mga natapos na round mula {time}. Hindi kasama ang demo at ibinalik na taya.',
  ruleWin: 'Panalo ang round kapag mas malaki ang bayad kaysa taya.',
  ruleLuck: 'Hiwalay ang bawat round. Walang panalong “malapit na”, at hindi binabago ng mission ang odds.',
  ruleCare: 'Tumigil kung kailan mo plinano. Huwag habulin ang talo para sa mission.',
} satisfies Translation<typeof en>;
