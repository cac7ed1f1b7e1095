export default {
  title: 'Bonus sa unang deposit',
  intro: 'May bonus ang unang deposit mo. Isang beses lang bawat player.',
  timeLeft: 'Natitirang oras',
  offers: 'Pumili ng halaga',
  price: 'Mag-deposit ng {price}',
  bonus: '+{bonus} na bonus',
  rate: '+{n}%',
  terms:
    'Para lang sa unang deposit mo. I-wager nang {n}× ang bonus sa kahit anong laro bago i-withdraw ito o ang panalo nito. Hindi kailanman hinaharang ng bonus ang sarili mong pera. Puwede ka ring mag-deposit nang wala ito.',
  termsUnknown:
    'Para lang sa unang deposit mo. I-wager muna ang bonus bago i-withdraw ito o ang panalo nito. Hindi kailanman hinaharang ng bonus ang sarili mong pera. Puwede ka ring mag-deposit nang wala ito.',
  earned: 'May bonus na {bonus} ang unang deposit mo',
  earnedTerms:
    'I-wager ito nang {n}× sa kahit anong laro bago i-withdraw ito o ang panalo nito. Hindi kailanman hinaharang ng bonus ang sarili mong pera. Ayaw mo? Huwag mo lang kunin.',
  used: 'Nakuha mo na ang bonus sa unang deposit',
  usedText: 'Nadagdag ang {bonus} para sa {price} na deposit mo.',
  over: 'Tapos na ang alok na ito',
  overBy: 'Para ito sa unang deposit hanggang {time}.',
  overText: 'Para ito sa unang deposit sa loob ng limitadong oras.',
  overDeposited: 'Para ito sa unang deposit, at nakapag-deposit ka na.',
  toWallet: 'Pumunta sa wallet',
  later: 'Mamaya na',
};
