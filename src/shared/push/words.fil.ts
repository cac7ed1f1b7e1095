import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga notification',
  onThisDevice: 'Mga notification sa device na ito',
  note: 'Naka-off hangga’t hindi mo ino-on. Walang halaga o pangalan na ipinapakita.',
  payouts: 'Mga withdrawal',
  payoutsNote: 'Kapag naipadala o naibalik ang isa.',
  replies: 'Mga sagot at mail',
  repliesNote: 'Kapag sinagot ka namin o may mail ka.',
  draws: 'Mga bunot ng lottery',
  drawsNote: 'Kapag nabunot ang sinalihan mo.',

  noneSent: 'Walang ipinadadala ang bersyong ito, kaya walang kailangang i-off.',
  none: 'Hindi ito maipapakita rito.',
  install: 'Idagdag muna ang app sa home screen mo. Buksan ito mula roon, saka i-on.',
  refused:
    'Naka-block sa browser mo. Para baguhin, i-tap ang icon sa tabi ng address, o buksan ang settings ng site, at payagan ang mga notification.',
  forPlayers: 'Mag-log in para piliin kung ano ang sasabihin namin sa iyo.',
  onBreak: 'Walang ipinapadala habang naka-pause ang paglalaro mo.',
  notAllowed: 'Hindi pinayagan ng browser mo ang mga notification, kaya naka-off pa rin.',
  noService: 'Hindi maabot ang device na ito para sa notification. Subukan ulit mamaya.',

  offer: 'Sabihan ka ba namin kapag naipadala na?',
  offerText:
    'May notification sa device na ito kapag naipadala o naibalik ang withdrawal. Walang halagang ipinapakita. Puwede mo itong i-off sa Mga setting.',
  accept: 'Oo, sabihan ako',
  decline: 'Huwag muna',
  offerDone: 'Sasabihan ka namin dito. Mababago mo ito sa Mga setting.',
} satisfies Translation<typeof en>;
