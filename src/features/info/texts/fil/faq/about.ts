import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about {brand}. */
export const about: Topic = {
  id: 'about',
  title: 'Tungkol sa {brand}',
  questions: [
    {
      id: 'what',
      q: 'Ano ang {brand}?',
      a: ['Demo ng isang casino app para sa phone. Sandbox ang gamit nito para sa operator, mga laro at payment.'],
      links: ['/about-us'],
    },
    {
      id: 'real',
      q: 'Totoong pera ba ito?',
      a: [
        'Hindi. Kunwaring pera lang ang lahat: hindi ka makakapagbayad ng totoong pera, at walang ibinabayad sa iyo.',
      ],
    },
    {
      id: 'licence',
      q: 'May lisensya ba ang {brand} mula sa PAGCOR?',
      a: [
        'Wala. Demo lang ito na walang lisensya. Sa sandbox lang ang license number na makikita rito. Kung may kumukuha sa iyo ng totoong pera sa pangalan nito, panloloko iyon.',
      ],
    },
    {
      id: 'who',
      q: 'Sino ang puwedeng maglaro?',
      a: [
        'Dapat 21 taong gulang ka o higit pa. Hindi puwedeng maglaro ang estudyante, opisyal ng gobyerno, kasapi ng sandatahang lakas o pulisya, nasa listahan ng regulator ng mga bawal maglaro, at may gaming license.',
      ],
      links: ['/terms-of-use'],
    },
  ],
};
