import type { LongText } from '#features/info/longText.ts';

/** Filipino terms of use. */
export const terms: LongText = {
  intro:
    'Ito ang mga tuntunin ng {brand} sa payak na salita. Mga tuntunin ito ng isang demonstrasyon lamang: walang lisensyang nasa likod nito, at walang perang may halaga rito.',
  sections: [
    {
      id: 'who',
      title: 'Sino ang puwedeng maglaro',
      body: [
        'Puwede kang magbukas ng account kung 21 taong gulang ka na o higit pa at walang tumutukoy sa iyo rito:',
        [
          'opisyal o kawani ka ng pamahalaan na nasa tungkulin',
          'kasapi ka ng sandatahang lakas o ng pulisya',
          'estudyante ka',
          'nasa talaan ka ng regulator ng mga pinagbabawalang tao',
          'may hawak kang lisensya sa pasugalan',
        ],
        'Maglaro lang kung saan pribado. Bawal magsugal sa mga pampublikong lugar.',
        'Mawawala ang pondo sa account ng sinumang maglaro nang hindi pinapayagan. Sa demonstrasyong ito, kunwaring halaga lang iyon.',
      ],
    },
    {
      id: 'account',
      title: 'Ang account mo',
      body: [
        [
          'Isang account bawat tao, at para sa sarili mo lang.',
          'Huwag ibigay kaninuman ang password mo at ang mga code na ite-text namin. Walang taga-amin na hihingi ng mga ito.',
          'Sabihan kami agad kung sa tingin mo ay may ibang nakapasok sa account mo, at palitan ang password.',
          'Puwede naming isara ang account na lumalabag sa mga tuntuning ito. Sasabihin sa iyo kung bakit.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Deposito at balanse',
      body: [
        'Hindi totoo ang pera sa demonstrasyong ito. Hindi ka makapagbabayad ng totoong pera, at walang ibinabayad sa iyo.',
        [
          'May pinakamababa at pinakamataas na halaga ang bawat paraan ng bayad, at singil kung mayroon. Makikita mo ang mga ito bago ka pumili.',
          'Bilang ang deposito kapag nakumpirma ang bayad, hindi kapag nagsara ang pahina ng bayad.',
          'Kapag naputol ang koneksyon habang nagdedeposito ka, hindi kusang humihiling muli ang app. Inaalam nito ang nangyari sa order.',
          'Ang nasa tala ng operator ang masusunod. Kung sa tingin mo ay mali ito, sabihin sa amin.',
          'Walang kikitain ang libreng bonus hangga’t wala ka pang kahit isang balidong top-up.',
          'Walang utang: maglalaro ka sa kung ano ang nasa balanse mo.',
        ],
      ],
    },
    {
      id: 'games',
      title: 'Mga laro',
      body: [
        [
          'Galing ang mga laro sa sarili nilang provider at tumatakbo sa sarili nilang frame. Nasa bawat laro ang mga patakaran nito.',
          'Ang provider ang nagpapasya ng kalalabasan pagsimula mo ng round. Hindi ito nababago ng paraan ng pag-tap mo o ng mangyari sa koneksyon pagkatapos.',
          'Kung maputol ang isang round, mananatili ang resulta at makikita sa mga tala mo.',
          'Kung may sira ang laro, walang bisa ang mga round nito at ibabalik ang mga taya.',
          'Walang itinataya at walang napapanalunan sa demo.',
        ],
      ],
    },
    {
      id: 'fair',
      title: 'Patas na laro',
      body: [
        'Hindi pinapayagan ang mga ito:',
        [
          'mga programang naglalaro para sa iyo',
          'maraming account, o account ng iba',
          'sadyang paggamit ng sira ng app o ng laro sa halip na sabihin sa amin',
          'pakikipagsabwatan sa ibang manlalaro para mandaya',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'Paglalaro nang may hangganan',
      body: [
        'Maglaro para malibang, gamit ang perang kaya mong mawala. Huwag kailanman maglaro para mabawi ang natalo. Nasa mga tanong at sagot at sa pahina tungkol sa amin ang mga tumutulong nang libre, araw at gabi.',
      ],
    },
    {
      id: 'service',
      title: 'Kapag wala ang app',
      body: [
        'Puwede itong magsara para ayusin, at puwedeng magbago o matigil ang mga bahagi nito; demonstrasyon lang ito. Sinasabi namin nang maaga kapag kaya. Kahit walang network, makikita mo pa rin ang naitabi ng device mo kasama ang oras nito; kailangan ng koneksyon ng anumang nagpapagalaw ng pera.',
      ],
    },
    {
      id: 'end',
      title: 'Pagtigil',
      body: [
        'Makatitigil ka kahit kailan. Mag-log out sa pahina mo; para ipasara ang account at ipabura ang datos nito, sumulat sa amin. Puwedeng burahin anumang oras ang datos ng sandbox, kasama ang sa iyo.',
      ],
    },
    {
      id: 'complaints',
      title: 'Mga reklamo',
      body: [
        'Sa amin muna sabihin: ano ang nangyari, kailan, at ang numero ng order kung mayroon. Kung may lisensya ang operator, puwede ka nang lumapit pagkatapos sa regulator nito, ang PAGCOR. Walang regulator na nagbabantay sa demonstrasyong ito.',
      ],
    },
    {
      id: 'changes',
      title: 'Kapag nagbago ang mga tuntuning ito',
      body: [
        'May bagong bersyon ang bagong teksto, at hihilingin sa iyong tanggapin ito bago magpatuloy. Nasa patakaran sa privacy kung paano namin hinahawakan ang alam namin tungkol sa iyo.',
      ],
    },
  ],
};
