import type { LongText } from '#features/info/longText.ts';

/** Filipino text about the app. */
export const about: LongText = {
  intro:
    'Ang {brand} ay demonstrasyon lamang ng isang casino app para sa telepono. Masusubukan mo ang lahat nito, pero hindi ito casino: walang pumapasok na may halaga, at walang lumalabas na may halaga.',
  sections: [
    {
      id: 'what',
      title: 'Ano ito',
      body: [
        'Ito ang app na puwedeng patakbuhin ng isang operator para sa mga manlalaro sa Pilipinas. Dito, sandbox ang nasa likod nito: kunwaring operator, kunwaring mga laro, kunwaring pahina ng bayad at kunwaring mga text.',
        'Kunwaring halaga lang ang bawat balanse, deposito, panalo at talong nakikita mo. May tandang piso dahil ginawa ang app para sa piso.',
      ],
    },
    {
      id: 'not',
      title: 'Ano ang hindi ito',
      body: [
        [
          'Walang lisensya: walang may hawak ng lisensya sa pasugalan para rito. Sa sandbox lang ang numero ng lisensyang nakasulat sa ibaba, at wala itong bisa.',
          'Walang totoong bayad: bahagi ng demonstrasyong ito ang pahina ng bayad. Huwag kailanman ilagay ang detalye ng totoong card, bangko o e-wallet.',
          'Walang hula: kung gaano ka kadalas manalo rito ay walang sinasabi tungkol sa totoong casino.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Sino ang puwedeng gumamit',
      body: [
        'Mga taong 21 taong gulang pataas. Bawal din dito ang mga bawal sa totoong pasugalan: mga estudyante, mga opisyal ng pamahalaan, mga kasapi ng sandatahang lakas at ng pulisya, sinumang nasa talaan ng regulator ng mga pinagbabawalang tao, at mga may hawak ng lisensya sa pasugalan.',
      ],
    },
    {
      id: 'promises',
      title: 'Ang mga pinaninindigan namin',
      body: [
        [
          'Hindi kailanman kusang nagpapadala ng pera nang dalawang beses ang app. Kapag naputol ang koneksyon at hindi namin alam ang nangyari, sinasabi namin iyon at inaalam.',
          'Walang inimbentong nanalo, walang gawa-gawang jackpot, at walang orasang umuulit.',
          'Ang balanseng nakikita mo ay ang huling sinabi ng operator, na may oras kapag hindi na bago.',
          'Nananatili sa device mo ang mga hinanap mo at ang mga setting mo.',
          'Iisa ang sinasabi ng dalawang wika.',
        ],
      ],
    },
    {
      id: 'fun',
      title: 'Kapag hindi na ito masaya',
      body: [
        'Sa katagalan, gumagastos ang naglalaro; ganoon talaga ito. Kung mas matagal o mas malaki na ang laro mo kaysa sa balak mo, o naglalaro ka para mabawi ang natalo, tumigil at makipag-usap. Totoo ang mga numero sa ibaba, at mababait ang sumasagot.',
      ],
    },
  ],
};
