import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  notHere: 'Wala pa ito sa device na ito',
  notHereText: 'Kusang bubukas ang page na ito pagbalik ng koneksyon, at mula noon ay kahit walang koneksyon.',
  nothingKept: 'Wala pang nakatabing ganito sa device na ito',
  nothingKeptText: 'Kusa itong darating pagbalik ng koneksyon, at itatabi para sa susunod.',
  notKept: 'Hindi ito itinatabi sa device',
  notKeptText: 'Personal ito, kaya ipinapakita lang kapag may koneksyon. Kusa itong lalabas pagbalik ng koneksyon.',
  notReady: 'Wala pa sa device na ito ang kailangan ng form na ito',
  notReadyText: 'Kusa itong darating pagbalik ng koneksyon, at itatabi para sa susunod.',
  playerMeanwhile: 'Habang wala pa, puwede mong tingnan ang mga laro, magtakda ng limit o magpahinga.',
  visitorMeanwhile: 'Habang wala pa, puwede mong tingnan ang mga laro at ang proteksyon ng manlalaro.',
  forPlayers: 'Mag-log in para makita ang page na ito',
} satisfies Translation<typeof en>;
