import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  memoryOnly: 'Walang itinatabi ang browser na ito: hanggang isara mo ang pahinang ito lang ang mga like at setting.',
  around: 'Katabi ng pahina',
  waits: 'May naghihintay sa iyo',
  care: 'Mga limit, pahinga at tulong',
  refresh: 'I-refresh ang pahinang ito',
  refreshing: 'Nire-refresh',
  backAgain: 'Bumalik ulit para umalis',
  jackpot: 'Ang jackpot',
  bubble: 'Buksan ang Lucky Jackpot',
  bubbleMove: 'Inililipat ito ng mga arrow key',
  bubbleHide: 'Itago muna ang Lucky Jackpot',
  refusedBreak:
    'Hindi tinanggap ang pahinga o pagbubukod mo, kaya wala itong bisa. Humiling ulit sa “Proteksyon ng manlalaro”, o kumontak sa support.',
  refusedLimit:
    'Hindi tinanggap ang limit mo, kaya wala itong bisa. Itakda ulit ito sa “Proteksyon ng manlalaro”, o kumontak sa support.',
  refusedOffers:
    'Hindi tinanggap ang pinili mo tungkol sa mga alok, kaya wala itong bisa. Pumili ulit sa “Proteksyon ng manlalaro”, o kumontak sa support.',
} satisfies Translation<typeof en>;
