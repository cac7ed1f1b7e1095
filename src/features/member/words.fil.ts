import type { Translation } from '../../app/i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Ako',
  id: 'ID {id}',
  copyId: 'Kopyahin ang ID',
  copied: 'Nakopya na ang ID mo',
  copyFailed: 'Hindi puwedeng kumopya rito. Ang ID mo ay {id}.',
  vip: 'VIP {n}',
  level: 'Antas {n}',
  wallet: 'Wallet',
  records: 'Mga tala',
  language: 'Wika',
  lists: 'Mga laro mo',
  likes: 'Na-like',
  recents: 'Kamakailan',
  showAll: 'Ipakita ang lahat ng {n}',
  noLikes: 'Wala ka pang na-like na laro',
  noLikesText: 'Pindutin ang puso ng isang laro para makita ito rito.',
  noRecents: 'Wala ka pang nilalarong laro',
  toGames: 'Pumunta sa mga laro',
  version: 'Bersyon {version}, build {build}',
  password: 'Password',
  logout: 'Mag-log out',
  logoutTitle: 'Mag-log out?',
  logoutText: 'Kakalimutan ng device na ito ang lahat tungkol sa iyo. Mananatili sa operator ang pera at mga tala mo.',
  stay: 'Manatili',
} satisfies Translation<typeof en>;
