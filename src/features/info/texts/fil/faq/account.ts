import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about registration, log-in and closing an account. */
export const account: Topic = {
  id: 'account',
  title: 'Ang account mo',
  questions: [
    {
      id: 'register',
      q: 'Paano mag-register?',
      a: [
        'I-tap ang “Mag-register”. Kung mobile number ang gamit mo, magte-text kami ng code. Kung username, gagawa ka ng password. Kukumpirmahin mong 21 taong gulang ka o higit pa at tatanggapin mo ang terms.',
        'Hindi nagpapadala ng totoong text ang sandbox. Nakikita ng nagpapatakbo nito ang mga code sa hiwalay na page.',
      ],
    },
    {
      id: 'password',
      q: 'Nakalimutan ko ang password ko. Ano na?',
      a: [
        'Kung may mobile number ang account mo, i-tap ang “Nakalimutan ang password?” kapag nagla-log in. Magte-text kami ng code sa number mo, at pipili ka ng bagong password. Walang number? Magtanong sa customer service.',
      ],
    },
    {
      id: 'locked',
      q: 'Bakit naka-lock ang account ko?',
      a: [
        'Nala-lock ito sandali kapag sunod-sunod ang maling password. Nasa log-in form kung kailan ka puwedeng sumubok ulit. Proteksyon mo ito kung may nanghuhula ng password.',
      ],
    },
    {
      id: 'loggedOut',
      q: 'Bakit ako na-log out?',
      a: [
        'Natapos ang session mo, nag-log out ka sa ibang tab, o may nag-log in doon gamit ang ibang account. Sinasabi ng app kung alin. Walang nagbabago sa balanse mo.',
      ],
    },
    {
      id: 'stranger',
      q: 'Parang may ibang gumagamit ng account ko. Ano na?',
      a: [
        'Sa “Ako”, palitan ang password mo at i-log out ang mga device na hindi mo kilala. Tapos, sabihan ang customer service. Huwag ibigay kahit kanino ang code na ite-text namin.',
      ],
    },
    {
      id: 'language',
      q: 'Paano palitan ang wika?',
      a: ['Sa Settings, o sa ibaba ng home page. Magbabago ito agad, at tatandaan ito ng device na ito.'],
      links: ['/member/settings'],
    },
    {
      id: 'closeAccount',
      q: 'Paano ipasara ang account ko at ipabura ang data ko?',
      a: [
        'I-withdraw muna ang balanse mo. Mag-log in at piliin ang “I-delete ang account” sa Settings. Puwede pang magbago ang isip mo hanggang sa petsang nakasulat doon.',
        'Wala roon, o hindi ka makapag-log in? Sumulat sa customer service at sabihin kung aling account ito.',
        'Isasara namin ito at buburahin ang mga nakalista sa patakaran sa privacy. Ayon sa batas, may records na itinatabi, tulad ng mga bayad, laro at identity check.',
      ],
      links: ['/member/settings', '/service', '/privacy-policy'],
    },
    {
      id: 'privacy',
      q: 'Ano ang alam ninyo tungkol sa akin?',
      a: [
        'Ang mga nasa patakaran sa privacy lang. Nandoon din kung ano ang naka-save sa device mo at kung paano ito burahin.',
      ],
      links: ['/privacy-policy'],
    },
  ],
};
