import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Slotshack',
  intro: 'Mga misyon sa piling slots, may premyo ang bawat isa.',
  endsIn: 'Matatapos sa',
  over: 'Tapos na ang mga misyong ito.',
  expiry: 'Kunin hanggang {time}. Lilipas ang hindi nakuha pagkatapos.',
  none: 'Wala pang misyon sa ngayon',

  play: 'Laruin',
  playThis: 'Laruin ang {name}',
  someSlot: 'Piling slot',
  gameGone: 'Wala na rito ang larong ito',
  wager: 'Tumaya ng {amount} sa kabuuan',
  streak: { one: 'Manalo ng {n} sunod-sunod na round', other: 'Manalo ng {n} sunod-sunod na round' },
  multiplier: 'Manalo ng {times} ng taya mo sa isang round',
  progress: '{done} sa {need}',
  best: 'Pinakamataas {done} · kailangan {need}',
  what: '{mission}, {game}, {awards}',

  board: 'Pinakamalaking panalo',
  boardText:
    'Pinakamalaking panalo ng bawat manlalaro rito, ayon sa kung ilang beses ng taya. Walang epekto ang laki ng taya.',
  timesBet: 'Ilang beses ng taya',
  noWins: 'Wala pang panalo',
  noOwn: 'Wala ka pang panalo rito.',

  ruleSince: 'Bibilangin ang mga round mula {time}, kapag tapos na. Hindi kasama ang demo at ang ibinalik na taya.',
  ruleWin: 'Panalo ang round kapag mas malaki ang bayad kaysa taya.',
  ruleLuck: 'Hiwalay ang bunot ng bawat round. Walang panalong “malapit na”, at hindi binabago ng misyon ang tsansa.',
  ruleCare: 'Huminto kung kailan mo plinano. Hindi paraan ang misyon para bawiin ang nawala.',
} satisfies Translation<typeof en>;
