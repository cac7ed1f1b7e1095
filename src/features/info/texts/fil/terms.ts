import type { LongText } from '#features/info/longText.ts';

/** Filipino terms of use. */
export const terms: LongText = {
  intro:
    'Ito ang mga tuntunin ng {brand} sa simpleng salita. Demo lang ang {brand}: walang lisensya para sa totoong pasugalan, number lang ng sandbox, at walang totoong pera rito.',
  sections: [
    {
      id: 'who',
      title: 'Sino ang puwedeng maglaro',
      body: [
        'Puwede kang magbukas ng account kung 21 taong gulang ka o higit pa at wala ka sa mga ito:',
        [
          'opisyal o empleyado ng gobyerno na nasa tungkulin',
          'kasapi ng sandatahang lakas o pulisya',
          'estudyante',
          'nasa listahan ng regulator ng mga bawal maglaro',
          'may gaming license',
        ],
        'Maglaro lang sa pribadong lugar. Bawal magsugal sa mga pampublikong lugar.',
        'Kung maglaro ka nang hindi pinapayagan, mawawala ang pondo sa account mo. Sa demo na ito, kunwaring pera lang iyon.',
      ],
    },
    {
      id: 'account',
      title: 'Ang account mo',
      body: [
        [
          'Isang account bawat tao, at para sa sarili mo lang.',
          'Huwag ibigay kahit kanino ang password mo at ang mga code na ite-text namin. Walang taga-amin na hihingi ng mga ito.',
          'Kung sa tingin mo ay may ibang gumagamit ng account mo, palitan ang password mo at sabihan kami agad.',
          'Puwede naming isara ang account na lumalabag sa mga tuntuning ito. Sasabihin namin sa iyo kung bakit.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Deposit at balanse',
      body: [
        'Hindi totoo ang pera sa demo na ito. Hindi ka makakapagbayad ng totoong pera, at walang ibinabayad sa iyo.',
        [
          'May minimum at maximum ang bawat paraan ng pagbabayad, at may fee ang ilan. Makikita mo ang mga ito bago ka pumili.',
          'Binibilang ang deposit kapag nakumpirma ang bayad, hindi kapag nagsara ang payment page.',
          'Kapag naputol ang koneksyon habang nagde-deposit ka, hindi ulit magpapadala ng request ang app. Iche-check nito ang nangyari sa order.',
          'Ang records ng operator ang masusunod. Kung sa tingin mo ay mali ito, sabihin sa amin.',
          'Makukuha lang ang libreng bonus kapag may isang valid na deposit ka na.',
          'Walang utang: ang laman lang ng balanse mo ang magagamit mo.',
        ],
      ],
    },
    {
      id: 'games',
      title: 'Mga laro',
      body: [
        [
          'Galing ang mga laro sa mga provider at nasa sarili nilang frame. Nasa bawat laro ang mga patakaran nito.',
          'Ang provider ang nagpapasya ng resulta pagsimula mo ng round. Hindi ito nagbabago dahil sa pag-tap mo o sa mangyari sa koneksyon pagkatapos.',
          'Kung maputol ang isang round, mananatili ang resulta at makikita sa history ng laro mo.',
          'Kung may sira ang laro, walang bisa ang mga round nito at ibabalik ang mga taya.',
          'Sa demo play, wala kang itinataya at wala kang napapanalunan.',
        ],
      ],
    },
    {
      id: 'fair',
      title: 'Patas na laro',
      body: [
        'Hindi pinapayagan ang mga ito:',
        [
          'mga program na naglalaro para sa iyo',
          'maraming account, o account ng iba',
          'sadyang paggamit ng sira ng app o ng laro sa halip na i-report ito',
          'pakikipagsabwatan sa ibang player para mandaya',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'Paglalaro nang may limit',
      body: [
        'Maglaro para mag-enjoy, gamit ang perang kaya mong mawala. Huwag maglaro para mabawi ang natalo. Nasa “Tulong at FAQ” at “Tungkol sa {brand}” ang mga helpline na libre at bukas araw at gabi.',
      ],
    },
    {
      id: 'service',
      title: 'Kapag down ang app',
      body: [
        'Puwedeng isara ang app para sa maintenance, at puwedeng magbago o matigil ang mga bahagi nito, dahil demo lang ito. Sinasabi namin nang maaga kapag kaya. Kahit offline, makikita mo ang na-save sa device mo at kung kailan ito na-save. Kailangan ng koneksyon kapag may gagalawing pera.',
      ],
    },
    {
      id: 'end',
      title: 'Pagsasara ng account mo',
      body: [
        'Puwede kang tumigil kahit kailan. Para mag-log out, pumunta sa “Ako”. Para isara ang account mo at ipabura ang data nito, piliin ang “I-delete ang account” sa Settings, o sumulat sa amin. Puwedeng burahin kahit kailan ang data ng sandbox, kasama ang sa iyo.',
      ],
    },
    {
      id: 'complaints',
      title: 'Mga reklamo',
      body: [
        'Sabihin muna sa amin: ano ang nangyari, kailan, at ang order number kung mayroon. Kung may lisensya ang operator, puwede ka nang lumapit pagkatapos sa regulator nito, ang PAGCOR. Walang regulator na nagbabantay sa demo na ito.',
      ],
    },
    {
      id: 'changes',
      title: 'Kapag nagbago ang mga tuntuning ito',
      body: [
        'May bagong bersyon ang bagong tuntunin, at hihilingin naming tanggapin mo ito bago ka magpatuloy. Nasa patakaran sa privacy kung paano namin ginagamit ang alam namin tungkol sa iyo.',
      ],
    },
  ],
};
