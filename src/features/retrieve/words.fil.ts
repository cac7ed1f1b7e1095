import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Pera sa mga laro',
  intro: 'May sariling pitaka ang ilang laro. Iyo ang laman nito, at buo itong babalik sa balanse mo.',
  total: 'Nasa mga laro',
  onTheWay: 'Papunta sa balanse mo',
  amountUnknown: 'Lalabas ang halaga kapag alam na.',
  none: 'Walang pera sa kahit anong laro',
  noneText: 'Nasa balanse mo ang lahat ng pera mo.',
  inPlay: 'Nilalaro pa: {game}. Umalis muna sa laro.',
  away: 'Hindi matanong ngayon. Ligtas doon ang pera mo; subukan muli mamaya.',
  bring: 'Ibalik',
  bringFrom: 'Ibalik ang {amount} mula sa {brand}',
  bringAll: 'Ibalik lahat',
  cameBack: 'Nasa balanse mo na ang {amount}',
  isInPlay: 'Nilalaro pa ang {game} kaya walang naibalik. Umalis sa laro, saka subukan muli.',
  isAway: 'Hindi matanong ngayon ang may-ari ng mga laro. Walang nailipat.',
  offline: 'Kailangan nito ng koneksyon. Nakikita mo ang huling alam namin.',

  doubtText: 'Naputol ang koneksyon habang ginagawa. Titingnan namin ito, at hindi kami kusang humihiling muli.',
  still: 'Hindi pa alam. Malalaman ito sa loob ng mga isang minuto.',
  notDone: 'Walang nailipat. Puwede mo itong ibalik muli.',
  settled: 'Ayos na ito. Ang nakikita mo rito ang kalagayan ngayon.',
} satisfies Translation<typeof en>;
