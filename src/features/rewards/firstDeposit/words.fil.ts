import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Bonus sa unang deposito',
  intro: 'May dagdag na panlaro ang unang deposito mo. Isang beses lang bawat manlalaro.',
  timeLeft: 'Natitirang oras',
  offers: 'Pumili ng halaga',
  price: 'Deposito: {price}',
  bonus: '+{bonus} na bonus',
  rate: '+{n}%',
  terms:
    'Para lang sa unang deposito mo ang bonus. Mag-wager ng {n}× nito sa kahit anong laro bago mo i-withdraw ito at ang panalo nito. Hindi kailanman napipigil ang sarili mong pera, at puwede kang magdeposito nang wala ito.',
  termsUnknown:
    'Para lang sa unang deposito mo ang bonus, at kailangan itong i-wager bago mo i-withdraw ito at ang panalo nito. Hindi kailanman napipigil ang sarili mong pera, at puwede kang magdeposito nang wala ito.',
  earned: 'May bonus na {bonus} ang unang deposito mo',
  earnedTerms:
    'Mag-wager ng {n}× nito sa kahit anong laro bago mo i-withdraw ito at ang panalo nito. Hindi kailanman napipigil ang sarili mong pera. Ayaw mo? Huwag mo lang kunin.',
  used: 'Nakuha mo na ang bonus sa unang deposito',
  usedText: 'Nadagdag ang {bonus} para sa depositong {price}.',
  over: 'Tapos na ang alok na ito',
  overText: 'Para ito sa unang deposito sa loob ng takdang oras.',
  toWallet: 'Pumunta sa wallet',
  later: 'Mamaya',
} satisfies Translation<typeof en>;
