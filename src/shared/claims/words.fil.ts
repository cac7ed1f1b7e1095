import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  claim: 'Kunin',
  claimed: 'Nakuha na',
  expired: 'Lumipas na',
  days: { one: '{n} araw', other: '{n} na araw' },

  cashTerms:
    'Bonus money ang cash dito: mag-wager ng {n}× ng halaga nito sa kahit anong laro bago i-withdraw. Walang deadline, at hindi kailanman napipigil ang sarili mong pera. Ayaw mo? Huwag mo lang kunin.',
  cashLocked: 'Makukuha ang cash kapag bayad na ang unang deposito mo.',
  toDeposit: 'Pumunta sa deposito',

  gone: 'Wala pa ito sa ngayon',
  closed: 'Sarado na ito',
  closedText: 'Sa iyo pa rin ang mga nakuha mo na.',
  opens: 'Magbubukas {time}',
  restricted: 'Nagpapahinga ka muna sa paglalaro',
  restrictedText: 'Tigil muna ang mga bunot at reward hanggang matapos ang pahinga mo.',
  toLimits: 'Mga limit at pahinga',
  toHome: 'Pumunta sa home',

  forPlayers: 'Mag-log in para makasali',
  logIn: 'Mag-log in',
  offline: 'Kailangan nito ng koneksyon. Ganito ang lagay noong {time}.',
  doubtText: 'Naputol ang koneksyon sa daan. Hinahanap namin ito at hindi uulitin.',
  notDone: 'Hindi ito natuloy. Puwede mong subukan ulit.',
  settled: 'Ayos na ito. Ang nakikita mo rito ang kalagayan ngayon.',

  count: { one: '{n} tala', other: '{n} na tala' },
  asOf: 'noong {time}',
  more: 'Ipakita pa',
  listFailed: 'Hindi na-load ang listahan.',
  retry: 'Subukan ulit',
} satisfies Translation<typeof en>;
