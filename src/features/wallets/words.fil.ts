import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Wallet',
  yourBalance: 'Balanse mo',
  bonusMoney: 'Bonus ang {bonus} nito. Mag-wager pa ng {left} para ma-withdraw ito.',
  depositMoney: 'Mag-wager pa ng {left} para ma\u2011withdraw ang lahat.',
  inGames: 'Nasa mga laro',
  records: 'Records',
  accounts: 'Account',
  safebox: 'Safebox',
  safeboxWith: 'Safebox {amount}',

  deposit: 'Mag-deposit',
  channel: 'Paraan ng pagbayad',
  closed: 'Sarado ngayon',
  openHours: 'Sarado ngayon. Oras:\u00A0{hours}',
  noChannel: 'Walang available na paraan ng pagbayad ngayon. Subukan ulit mamaya.',
  fee: '{percent}% fee',
  amount: 'Halaga',
  bonus: '+{amount} bonus',
  bonusFirst: 'unang deposit',
  bonusSecond: 'ikalawang deposit',
  bonusThird: 'ikatlong deposit',
  bonusDaily: 'una sa araw na ito',
  bonusWeekly: 'lingguhan',
  bonusVip: 'para sa VIP',
  bonusLevel: 'para sa level mo',
  bonusEvent: 'sa event',
  bonusCoupon: 'bilang coupon',
  bonusGift: 'bilang gift coupon',
  otherAmount: 'Ibang halaga',
  noAmount: 'Walang available na halaga sa paraang ito ngayon. Pumili ng iba.',
  ownAmount: 'Halaga sa piso',
  amountUnread: 'I-type ang buong piso nang ganito: 1,500',
  atLeast: 'Buong piso, minimum na {min}',
  between: 'Buong piso, {min} hanggang {max}',
  chooseAmount: 'Pumili ng halaga',
  outOfRange: '{min} hanggang {max} na ang tinatanggap ng paraang ito',
  depositOffline: 'Kailangan ng koneksyon para mag-deposit. Mananatili rito ang pinili mo.',
  identityFirst: 'Para mag-deposit sa device na ito, i-verify muna ang identity mo sa profile mo.',
  channelClosed: 'Kasasara lang ng paraang ito. Pumili ng iba.',
  unpaidOrders:
    'Masyadong marami ang hindi mo pa bayad na order. Bayaran ang isa sa records mo, o subukan ulit pagkalipas ng {n} min.',
  couponGone:
    'Hindi na magagamit ang coupon na ito sa deposit na ito. Walang nagawang order. Paki-check ang pinili mo.',
  untrusted:
    'Hindi kami nagtitiwala sa address ng payment page kaya hindi namin ito binuksan. Nasa records mo ang order na {orderNo}.',
  opening: 'Binubuksan ang payment page…',
  openPage: 'Buksan ang payment page',
  payElsewhere:
    'Magbayad sa page na kabubukas lang. Puwede kang magpatuloy rito pagkatapos, at kusang maa-update ang balanse mo.',
  payHeld: 'Na-block ng browser mo ang payment page. Buksan ito rito, at bumalik pagkatapos magbayad.',
  goOn: 'Magpatuloy',

  checking: 'Chine-check ang deposit mo',
  checkingText:
    'Naputol ang koneksyon, kaya hindi pa namin alam kung nagawa ang order mo. Hindi namin ito ipapadala nang dalawang beses.',
  checkAgain: 'I-check ulit',
  stillUnknown: 'Hindi pa kumpirmado. Karaniwang isang minuto lang.',
  checkingOffline: 'Titingnan namin agad pag-online mo ulit.',
  startNew: 'Bagong deposit',
  startNewText:
    'Kung nagawa ang unang order mo, nasa records mo ito. Walang sisingilin hangga’t hindi mo ito binabayaran.',

  waiting: 'Hinihintay ang bayad mo',
  waitingText: 'Chine-check namin kada ilang segundo. Hindi ka pa bayad? Puwede ka pang magbayad.',
  waitingOffline: 'Hindi namin makita ang bayad mo habang offline ka. Iche-check namin ulit pag-online mo.',
  later: 'Pending ang bayad',
  laterText:
    'Hindi pa kumpirmado ang bayad mo. Puwede mong iwan ang page na ito. Maa-update ang balanse at records mo kapag kumpirmado na.',
  paid: 'Successful ang deposit',
  paidText: 'Naidagdag ang {amount} sa balanse mo.',
  paidBonus: 'Naidagdag ang {amount} at {bonus} na bonus sa balanse mo.',
  newBalance: 'Bagong balanse {balance}',
  failed: 'Hindi natuloy ang bayad',
  failedText: 'Wala kaming natanggap na bayad na {amount}. Walang naidagdag sa balanse mo.',
  expired: 'Expired na ang order',
  askSupport: 'Kontakin kami',
  expiredText:
    'Hindi nabayaran sa oras ang {amount} na order mo. Kung nagbayad ka, kontakin ang customer service at ibigay ang order number.',
  unknownOrder: 'Hindi makita ang order',
  unknownOrderText: 'Nasa records mo ang lahat ng deposit mo.',
  order: 'Order {orderNo}',
  play: 'Maglaro',
  again: 'Mag-deposit ulit',

  tabs: 'Deposit o withdraw',
  withdraw: 'Mag-withdraw',

  continuePaying: 'Bayaran na',
  otherWay: 'Bagong deposit',
} satisfies Translation<typeof en>;
