import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about registration, log-in and closing an account. */
export const account: Topic = {
  id: 'account',
  title: 'Ang account mo',
  questions: [
    {
      id: 'register',
      q: 'Paano magrehistro?',
      a: [
        'I-tap ang “Magrehistro”. Kung numero ng cellphone ang gamit mo, magte-text kami ng code; kung pangalan ng account, gagawa ka ng password. Patutunayan mong 21 taong gulang ka na o higit pa at tatanggapin mo ang mga tuntunin.',
        'Walang ipinapadalang totoong text ang sandbox. Nakikita ng nagpapatakbo nito ang mga code sa sarili niyang pahina.',
      ],
    },
    {
      id: 'password',
      q: 'Nakalimutan ko ang password ko. Ano na?',
      a: [
        'Kung may numero ng cellphone ang account mo, makagagawa ka ng bagong password gamit ang code na ite-text namin doon; dadalhin ka roon ng pahina ng pag-log in. Kung walang numero, magtanong sa customer service.',
      ],
    },
    {
      id: 'locked',
      q: 'Bakit naka-lock ang account ko?',
      a: [
        'Nala-lock ito sandali kapag sunod-sunod ang maling password. Sinasabi ng form kung kailan ka puwedeng sumubok muli. Proteksyon mo ito sa mga nanghuhula.',
      ],
    },
    {
      id: 'loggedOut',
      q: 'Bakit ako na-log out?',
      a: [
        'Dahil tapos na ang session mo, nag-log out ka sa ibang tab, o may nag-log in doon gamit ang ibang account. Sinasabi ng app kung alin. Walang nababago sa balanse mo.',
      ],
    },
    {
      id: 'stranger',
      q: 'Parang may ibang nakapasok sa account ko.',
      a: [
        'Sa pahina mo, palitan agad ang password at i-log out ang mga device na hindi mo kilala; saka sabihan ang customer service. Huwag kailanman ibigay kaninuman ang code na ite-text namin.',
      ],
    },
    {
      id: 'language',
      q: 'Paano palitan ang wika?',
      a: ['Sa mga setting, o sa ibaba ng home page. Agad itong nagbabago, at natatandaan ng device na ito.'],
      links: ['/member/settings'],
    },
  ],
};
