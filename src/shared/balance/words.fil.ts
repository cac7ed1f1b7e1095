export default {
  inDoubt: 'Chine-check pa namin ang ilan sa pera mo. Baka wala pa ito rito.',
  ownHeld: 'Deposit mo: mag-wager pa ng {left} para ma\u2011withdraw ang {held}.',
  bonusHeld: 'Bonus: mag-wager pa ng {left} para ma\u2011withdraw ang {held}.',
  allHeld: 'Mag-wager pa ng {left} para ma\u2011withdraw ang lahat.',
  noneFree: 'Mag-wager pa ng {left} bago ka makapag-withdraw.',
  ownStays: 'Mananatili rito ang {held} ng deposit mo hanggang matapos ang pahinga mo.',
  bonusStays: 'Mananatili rito ang {held} na bonus mo hanggang matapos ang pahinga mo.',
  wagered: '{done} sa {need}',
};
