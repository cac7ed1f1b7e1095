/** Texts of the offers for a first deposit. */
export const en = {
  title: 'First deposit bonus',
  intro: 'Your first deposit brings extra to play with. Once per player.',
  timeLeft: 'Time left',
  offers: 'Choose an amount',
  price: 'Deposit {price}',
  bonus: '+{bonus} bonus',
  rate: '+{n}%',
  terms:
    'The bonus is for your first deposit only. Wager it {n}× in any game before you withdraw it and what it wins. It never holds back your own money, and you can deposit without it.',
  termsUnknown:
    'The bonus is for your first deposit only, and must be wagered before you withdraw it and what it wins. It never holds back your own money, and you can deposit without it.',
  earned: 'Your first deposit has earned a {bonus} bonus',
  earnedTerms:
    'Wager it {n}× in any game before you withdraw it and what it wins. It never holds back your own money. Don’t want it? Just don’t claim it.',
  used: 'You’ve had your first deposit bonus',
  usedText: '{bonus} was added for a deposit of {price}.',
  over: 'This offer has ended',
  overText: 'It was for a first deposit within its time.',
  toWallet: 'Go to the wallet',
  later: 'Later',
} as const;
