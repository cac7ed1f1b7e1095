import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about responsible gaming and complaints. */
export const care: Topic = {
  id: 'care',
  title: 'Ligtas na paglalaro',
  questions: [
    {
      id: 'help',
      q: 'Sobra na ang paglalaro ko. Sino ang makakatulong?',
      a: [
        'Ang mga helpline sa ibaba ng page na ito. Libre at pribado ang mga ito, at bukas araw at gabi kung saan nakasulat. Kausapin sila bago ka maglaro ulit.',
      ],
    },
    {
      id: 'exclude',
      q: 'Puwede ba akong mag-self-exclude?',
      a: [
        'Sa mga may-lisensyang pasugalan at site, oo: ini-exclude ka ng PAGCOR nang 6 na buwan, 1 taon o 5 taon, at hindi na mababawi ang unang 6 na buwan. Puwede rin itong hilingin ng asawa mo, ng anak na lampas 18 taong gulang o ng magulang. Sumulat sa keepitfun@pagcor.ph.',
        'Sa app na ito, oo: pumunta sa “Proteksyon ng player”, tapos sa “Self-exclusion”. Magsisimula ito agad sa device na ito, at sa lahat ng iba mo pang device pag-online nito. Sa iyo pa rin ang pera mo, at puwede mo pa ring i-withdraw.',
      ],
    },
    {
      id: 'complain',
      q: 'Saan ako magrereklamo?',
      a: [
        'Sa customer service muna. Kung may lisensya ang operator, sunod ang regulator nito, ang PAGCOR. Walang regulator na nagbabantay sa demo na ito.',
      ],
    },
  ],
};
