import { area } from '#i18n/area.ts';

/** Texts of the offers for a first deposit. */
export const words = area(
  {
    title: 'First deposit bonus',
    intro: 'Get a bonus on your first deposit. Once per player.',
    timeLeft: 'Time left',
    offers: 'Choose an amount',
    price: 'Deposit {price}',
    bonus: '+{bonus} bonus',
    rate: '+{n}%',
    terms:
      'For your first deposit only. Wager the bonus {n}× in any game before you withdraw it or its winnings. The bonus never holds back your own money. You can also deposit without it.',
    termsUnknown:
      'For your first deposit only. Wager the bonus before you withdraw it or its winnings. The bonus never holds back your own money. You can also deposit without it.',
    earned: 'Your first deposit earned a {bonus} bonus',
    earnedTerms:
      'Wager it {n}× in any game before you withdraw it or its winnings. The bonus never holds back your own money. Don’t want it? Just don’t claim it.',
    used: 'You already got your first deposit bonus',
    usedText: '{bonus} was added for your {price} deposit.',
    over: 'This offer has ended',
    overBy: 'It was for first deposits made by {time}.',
    overText: 'It was for first deposits within a limited time.',
    overDeposited: 'It was for a first deposit, and you’ve already made yours.',
    toWallet: 'Go to wallet',
    later: 'Not now',
  },
  () => import('./words.fil.ts'),
);
