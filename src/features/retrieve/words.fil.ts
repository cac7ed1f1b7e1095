import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Balanse sa mga laro',
  intro: 'May hiwalay na balanse sa ilang provider. Pera mo ito. Puwede mo itong ibalik lahat sa wallet anumang oras.',
  total: 'Nasa mga laro',
  onTheWay: 'Papunta sa balanse mo',
  amountUnknown: 'Ipapakita namin ang halaga kapag alam na.',
  none: 'Walang balanse sa mga laro',
  noneText: 'Nasa wallet mo ang lahat ng pera mo.',
  inPlay: 'Nilalaro pa: {game}. Lumabas muna sa laro.',
  away: 'Hindi available ngayon. Ligtas doon ang pera mo. Subukan ulit mamaya.',
  bring: 'Ibalik sa wallet',
  bringFrom: 'Ibalik sa wallet: {amount} mula sa {brand}',
  bringAll: 'Ibalik lahat',
  cameBack: 'Nasa balanse mo na ang {amount}',
  isInPlay: 'Nilalaro pa ang {game} kaya walang nailipat. Lumabas sa laro, saka subukan ulit.',
  isAway: 'Hindi available ang provider na ito ngayon. Walang nailipat.',
  offline: 'Kailangan nito ng koneksyon. Ito ang huling alam na halaga.',

  doubtText: 'Naputol ang koneksyon. Chine-check namin ito at hindi ipapadala nang dalawang beses.',
  notDone: 'Walang nailipat. Puwede mong subukan ulit.',
  settled: 'Tapos na ang pag-check. Updated ang nakikita mo rito.',
} satisfies Translation<typeof en>;
