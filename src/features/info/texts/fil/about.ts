import type { LongText } from '#features/info/longText.ts';

/** Filipino text about the app. */
export const about: LongText = {
  intro:
    'Demo ng isang casino app para sa phone ang {brand}. Masusubukan mo ang lahat, pero hindi ito casino: walang pumapasok na totoong pera, at walang lumalabas.',
  sections: [
    {
      id: 'what',
      title: 'Ano ito',
      body: [
        'Ito ang app na puwedeng patakbuhin ng isang operator para sa mga player sa Pilipinas. Dito, sandbox ang gamit para sa operator, mga laro, payment page at mga text.',
        'Kunwaring pera lang ang bawat balanse, deposit, panalo at talo na nakikita mo. May peso sign dahil ginawa ang app para sa piso.',
      ],
    },
    {
      id: 'not',
      title: 'Ano ang hindi ito',
      body: [
        [
          'Walang lisensya: walang may gaming license para sa demo na ito. Sa sandbox lang ang license number sa ibaba, at hindi ito totoong lisensya.',
          'Walang totoong bayad: bahagi ng demo ang payment page. Huwag ilagay ang detalye ng totoong card, bank account o e-wallet.',
          'Walang garantiya: hindi ibig sabihing mananalo ka rin sa totoong casino kung nananalo ka rito.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Sino ang puwedeng gumamit',
      body: [
        'Dapat 21 taong gulang ka o higit pa. Bawal din dito ang mga bawal sa totoong pasugalan: mga estudyante, opisyal ng gobyerno, kasapi ng sandatahang lakas at pulisya, sinumang nasa listahan ng regulator ng mga bawal maglaro, at mga may gaming license.',
      ],
    },
    {
      id: 'promises',
      title: 'Ang mga pangako namin',
      body: [
        [
          'Hindi kusang nagpapadala ng pera nang dalawang beses ang app. Kapag naputol ang koneksyon at hindi namin alam ang nangyari, sinasabi namin at chine-check.',
          'Walang inimbentong nanalo, walang gawa-gawang jackpot, walang countdown na nagre-reset.',
          'Ang huling balanse mula sa operator ang ipinapakita. May oras kung luma na.',
          'Nasa device mo lang ang mga hinanap mo at ang settings mo.',
          'Pareho ang sinasabi sa English at Filipino.',
        ],
      ],
    },
    {
      id: 'fun',
      title: 'Kapag hindi na ito masaya',
      body: [
        'Sa katagalan, mas madalas na talo ang naglalaro: ganoon talaga ang sugal. Kung mas matagal o mas malaki na ang laro mo kaysa sa balak mo, o naglalaro ka para mabawi ang natalo, tumigil at makipag-usap. Totoo ang mga number sa ibaba, at mababait ang sumasagot.',
      ],
    },
  ],
};
