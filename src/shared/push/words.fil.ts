export default {
  title: 'Mga notification',
  onThisDevice: 'Mga notification sa device na ito',
  note: 'Naka-off hangga’t hindi mo ino-on. Hindi nagpapakita ng halaga o pangalan.',
  payouts: 'Mga withdrawal',
  payoutsNote: 'Kapag bayad na o naibalik.',
  replies: 'Mga sagot at mail',
  repliesNote: 'Kapag sumagot kami o may bago kang mail.',
  draws: 'Mga lottery draw',
  drawsNote: 'Kapag tapos na ang draw na sinalihan mo.',

  noneSent: 'Walang ipinapadalang notification ang bersyong ito.',
  none: 'Hindi available dito ang mga notification.',
  install: 'Idagdag muna ang app sa home screen at buksan ito mula roon.',
  refused:
    'Bina-block ng browser mo ang mga notification. Para payagan, i-tap ang icon sa tabi ng address o buksan ang site settings.',
  forPlayers: 'Mag-log in para piliin ang mga notification mo.',
  onBreak: 'Walang ipinapadala habang naka-pause ang laro.',
  notAllowed: 'Bina-block ng browser mo ang mga notification, kaya naka-off pa rin.',
  noService: 'Hindi ma-set up ang notification sa device na ito. Subukan ulit mamaya.',

  offer: 'Gusto mo ng notification kapag bayad na?',
  offerText:
    'May notification sa device na ito kapag bayad na o naibalik ang withdrawal. Walang halagang ipinapakita. Puwedeng i-off sa Settings.',
  accept: 'I-notify ako',
  decline: 'Mamaya na',
  offerDone: 'Dito ka namin ino-notify. Mababago mo ito sa Settings.',
};
