import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Inbox',
  message: 'Mensahe',
  system: 'Balita',
  promo: 'Promo',
  account: 'Account',
  unread: 'Hindi pa nababasa',
  reward: 'May reward',
  none: 'Wala pang mensahe',
  gone: 'Hindi na available ang mensaheng ito',
  toInbox: 'Pumunta sa inbox',

  claimAll: 'Kunin lahat',
  rewards: { one: '{n} reward', other: '{n} reward' },
  until: 'Kunin hanggang {time}',
  over: 'Expired na ang reward na ito.',
  resting: 'Naka-pause ang mga reward hanggang matapos ang pahinga mo.',

  readAll: 'Markahan lahat bilang nabasa',
  deleteRead: 'Burahin ang mga nabasa',
  delete: 'Burahin',
  kept: 'Kunin muna ang reward ng mensaheng ito bago burahin.',
  keptInList: 'Mabubura mo ang mensaheng may reward kapag nakuha mo na ito.',
  keptSome: {
    one: '{n} mensaheng may reward ang hindi binura. Kunin muna ito.',
    other: '{n} mensaheng may reward ang hindi binura. Kunin muna ang mga ito.',
  },
  deleted: 'Nabura ang mensahe',
  readDeleted: 'Nabura ang mga nabasa',
  allRead: 'Namarkahan na lahat bilang nabasa',
  undo: 'I-undo',
  offline: 'Offline ka. Walang nabago.',
  unsure: 'Hindi namin nakumpirma. Nasa inbox mo ang pinakabagong status.',
} satisfies Translation<typeof en>;
