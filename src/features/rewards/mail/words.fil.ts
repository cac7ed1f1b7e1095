import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Inbox',
  message: 'Mensahe',
  system: 'Balita',
  promo: 'Alok',
  account: 'Account mo',
  unread: 'Hindi pa nababasa',
  reward: 'May reward',
  none: 'Wala pang mensahe',
  gone: 'Wala na rito ang mensaheng ito',
  toInbox: 'Pumunta sa inbox',

  claimAll: 'Kunin lahat',
  rewards: { one: '{n} reward', other: '{n} na reward' },
  until: 'Kunin hanggang {time}',
  over: 'Lumipas na ang reward na ito.',
  resting: 'Tigil muna ang mga reward hanggang matapos ang pahinga mo.',

  readAll: 'Markahang nabasa lahat',
  deleteRead: 'Burahin ang mga nabasa',
  delete: 'Burahin',
  kept: 'Hindi nabubura ang mensaheng may reward hangga’t hindi mo ito nakukuha.',
  keptSome: {
    one: '{n} mensaheng may reward ang hindi binura. Kunin muna ito.',
    other: '{n} mensaheng may reward ang hindi binura. Kunin muna ang mga ito.',
  },
  deleted: 'Nabura ang mensahe',
  readDeleted: 'Nabura ang mga nabasa',
  allRead: 'Minarkahang nabasa lahat',
  undo: 'Ibalik',
  offline: 'Offline ka, kaya walang nabago.',
  unsure: 'Hindi namin nakumpirma. Ganito ang lagay ng inbox mo.',
} satisfies Translation<typeof en>;
