import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about deposits and the balance. */
export const money: Topic = {
  id: 'money',
  title: 'Pera',
  questions: [
    {
      id: 'deposit',
      q: 'Paano mag-deposit?',
      a: [
        'Buksan ang wallet, pumili ng paraan ng pagbabayad at halaga, at i-tap ang “Mag-deposit”. Bubukas ang payment page, tapos ibabalik ka nito.',
        'Sa sandbox, hindi totoo ang page na iyon. Wala itong hinihinging totoong detalye, kaya huwag maglagay ng kahit ano.',
      ],
    },
    {
      id: 'minimum',
      q: 'Magkano ang minimum na deposit?',
      a: [
        'Depende sa paraan ng pagbabayad. Mga halagang puwede lang ang makikita mo. Kung puwede kang mag-type ng sariling halaga, nasa form ang minimum at maximum.',
      ],
    },
    {
      id: 'late',
      q: 'Nagbayad na ako pero hindi nagbago ang balanse ko. Ano na?',
      a: [
        'Binibilang ang deposit kapag nakumpirma ang bayad. Chine-check ito ng app kada ilang segundo at sasabihan ka. Nasa mga transaksyon mo ang status ng bawat order. Kung hindi ito nagbabago, ibigay ang order number sa customer service.',
      ],
      links: ['/wallets/record'],
    },
    {
      id: 'checking',
      q: 'Ano ang ibig sabihin ng “Chine-check ang deposit mo”?',
      a: [
        'Naputol ang koneksyon habang ginagawa namin ang order, kaya hindi pa namin alam kung natuloy ito. Hindi kusang nagpapadala ng pangalawang request ang app. Chine-check nito ang nangyari sa una. Hindi ka masisingil hangga’t hindi mo binabayaran ang order.',
      ],
    },
    {
      id: 'twice',
      q: 'Puwede ba akong masingil nang dalawang beses?',
      a: [
        'Hindi dahil sa dobleng tap, ibang tab o pag-reload. May sariling number ang bawat request, at isang beses lang itong ginagawa ng operator. Kung magsimula ka ng bagong deposit at bayaran mo ang dalawang order, parehong bibilangin.',
      ],
    },
    {
      id: 'stale',
      q: 'Bakit may oras ang balanse ko?',
      a: ['Iyon ang huling alam naming balanse mo, mula sa oras na iyon. Offline ka, o hindi sumasagot ang operator.'],
    },
    {
      id: 'withdraw',
      q: 'Paano mag-withdraw?',
      a: [
        'Buksan ang wallet, i-tap ang “Mag-withdraw” at pumili ng receiving account. Dapat nakapangalan ito sa iyo. Makikita mo kung magkano ang puwede mong i-withdraw, ang fee, at kung ano pa ang kailangan mong gawin. Nasa mga transaksyon mo ang status ng bawat withdrawal.',
        'Sa sandbox, walang darating na totoong pera. Kunwaring pera lang ang balanse mo.',
      ],
      links: ['/wallets/record'],
    },
  ],
};
