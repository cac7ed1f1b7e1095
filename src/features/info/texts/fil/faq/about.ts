import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about {brand}. */
export const about: Topic = {
  id: 'about',
  title: 'Tungkol sa {brand}',
  questions: [
    {
      id: 'what',
      q: 'Ano ang {brand}?',
      a: [
        'Demonstrasyon lamang ng isang casino app para sa telepono. Sandbox ang nasa likod nito, na gumaganap bilang operator, mga laro at bayaran.',
      ],
      links: ['/about-us'],
    },
    {
      id: 'real',
      q: 'Totoong pera ba ito?',
      a: [
        'Hindi. Kunwaring halaga lang ang lahat: hindi ka makapagpapasok ng totoong pera, at walang ibinabayad sa iyo.',
      ],
    },
    {
      id: 'licence',
      q: 'May lisensya ba ang {brand} mula sa PAGCOR?',
      a: [
        'Wala. Demonstrasyon lang ito na walang lisensya, at sa sandbox lang ang numero ng lisensyang nakikita rito. Kung may kumukuha sa iyo ng totoong pera sa pangalan nito, panloloko iyon.',
      ],
    },
    {
      id: 'who',
      q: 'Sino ang puwedeng maglaro?',
      a: [
        'Mga taong 21 taong gulang pataas na hindi estudyante, hindi opisyal ng pamahalaan, hindi kasapi ng sandatahang lakas o ng pulisya, wala sa talaan ng regulator ng mga pinagbabawalang tao, at walang hawak na lisensya sa pasugalan.',
      ],
      links: ['/terms-of-use'],
    },
  ],
};
