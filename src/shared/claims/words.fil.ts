export default {
  claim: 'Kunin',
  claimed: 'Nakuha na',
  expired: 'Expired na',
  days: { one: '{n} araw', other: '{n} na araw' },

  cashTerms:
    'Bonus money ang mga cash reward: i-wager nang {n}× para ma-withdraw, walang deadline. Hindi apektado ang sarili mong pera.',
  cashLocked: 'Makukuha ang cash kapag bayad na ang unang deposit mo.',
  toDeposit: 'Mag-deposit na',

  gone: 'Hindi available ngayon',
  closed: 'Sarado muna',
  closedText: 'Sa iyo pa rin ang mga nakuha mo.',
  opens: 'Magbubukas {time}',
  restricted: 'Naka-pause muna ang paglalaro mo',
  restrictedText: 'Naka-pause ang mga draw at reward hanggang makapaglaro ka ulit.',
  toLimits: 'Mga limit at pahinga',
  toHome: 'Pumunta sa home',

  forPlayers: 'Mag-log in para magpatuloy',
  logIn: 'Mag-log in',
  offline: 'May mga button dito na kailangan ng internet.',
  doubtText: 'Naputol ang koneksyon. Tinitingnan namin ito at hindi uulitin.',
  notDone: 'Hindi ito natuloy. Puwede mong subukan ulit.',
  settled: 'Tapos na. Ito ang pinakabagong status.',

  count: { one: '{n} record', other: '{n} na record' },
  asOf: 'noong {time}',
  otherDay: 'Mula pa ito noong {day}, hindi ngayong araw.',
  more: 'Ipakita pa',
  listFailed: 'Hindi ma-load ang listahan.',
  retry: 'Subukan ulit',
};
