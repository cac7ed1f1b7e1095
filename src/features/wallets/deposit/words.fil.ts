export default {
  bonusChoice: 'Bonus',
  wagerTimes: 'Mag-wager ng {turnover} ({n}×)',
  noBonus: 'Walang bonus',
  noBonusNote: 'Walang dagdag na wagering',
  depositTerms: 'Para ma-withdraw ang deposit na ito, mag-wager ng {turnover} ({n}×).',
  bonusTerms: 'Bonus na {bonus}:',
  bonusWager: 'mag-wager pa ng {turnover} ({n}×) para ma-withdraw ito.',
  bonusApart:
    'Hanggang doon, hindi mo mawi-withdraw ang bonus at ang panalo nito. Hindi nito hinaharang ang pag-withdraw mo ng sarili mong pera.',
  paidTerms: 'Para ma-withdraw ang deposit na ito, mag-wager ng {deposit}.',
  paidTermsBonus:
    'Para ma-withdraw ang deposit na ito, mag-wager ng {deposit}. Para ma-withdraw ang bonus at ang panalo nito, mag-wager pa ng {bonus}. Hindi nito hinaharang ang pag-withdraw mo ng sarili mong pera.',

  found: 'Huling deposit mo',
  created: 'Nagawa ang {amount} na order mo. Hindi pa ito bayad.',
  createdUnread: 'Nagawa ang order mo. Hindi pa ito bayad.',
  notPlaced: 'Walang nagawang order, at walang siningil sa iyo. Puwede kang mag-deposit ulit.',
  settled: 'Na-check na sa ibang tab ang huling deposit mo. Kung may order, nasa records mo ito.',
  dismiss: 'Sige',
};
