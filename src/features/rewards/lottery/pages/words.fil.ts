export default {
  noOrders: 'Wala pang taya',
  ordersText: 'Naka-highlight ang mga numerong lumabas.',
  placed: 'Binili noong {time}',
  waiting: 'Hinihintay ang draw',
  lost: 'Hindi nanalo',
  won: 'Nanalo ng {amount}',
  paid: 'Nanalo ng {amount}, nakuha na',
  noRecords: 'Wala pang panalo',
  recordsText: 'Hindi nag-e-expire ang panalo mo. Kunin kahit kailan.',
  freeTerms:
    'Bonus money ang panalo mula sa libreng ticket. I-wager ito nang {n}× sa kahit anong laro bago i-withdraw, walang deadline. Hindi nito hinaharang ang pag-withdraw mo ng sarili mong pera.',
  noHistory: 'Wala pang draw',
};
