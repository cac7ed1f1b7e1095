import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about responsible gaming and complaints. */
export const care: Topic = {
  id: 'care',
  title: 'Ligtas na paglalaro',
  questions: [
    {
      id: 'help',
      q: 'Mas marami akong laro kaysa sa gusto ko. Sino ang tutulong?',
      a: [
        'Ang mga helpline sa ibaba ng pahinang ito: libre, lihim, at bukas araw at gabi kung saan nakasulat. Kausapin sila bago ka maglaro muli.',
      ],
    },
    {
      id: 'exclude',
      q: 'Puwede ba akong magpa-exclude?',
      a: [
        'Sa mga may-lisensyang pasugalan at site, oo: ini-exclude ka ng PAGCOR nang 6 na buwan, 1 taon o 5 taon, at hindi na mababawi ang unang 6 na buwan. Puwede rin itong hilingin ng asawa, ng anak na lampas 18 taong gulang o ng magulang. Sumulat sa keepitfun@pagcor.ph.',
        'Mula sa app na ito, oo: sa “Proteksyon ng manlalaro”, “Pagbubukod sa sarili”. Magsisimula agad ito sa lahat ng device mo, kahit walang network dito. Sa iyo pa rin ang pera mo, at puwede mo pa ring i-withdraw.',
      ],
    },
    {
      id: 'complain',
      q: 'Saan ako magrereklamo?',
      a: [
        'Sa customer service muna. Kung may lisensya ang operator, sunod ang regulator nito, ang PAGCOR; walang regulator ang demonstrasyong ito.',
      ],
    },
    {
      id: 'privacy',
      q: 'Ano ang alam ninyo tungkol sa akin?',
      a: [
        'Ang mga nakalista lang sa patakaran sa privacy. Naroon din kung ano ang nananatili sa device mo at kung paano ito burahin.',
      ],
      links: ['/privacy-policy'],
    },
  ],
};
