export default {
  close: 'Isara',
  recordTitle: 'Mga spin mo',
  rankTitle: 'Pinakamalalaking panalo',
  noRecords: 'Wala pang spin',
  noRanks: 'Wala pang panalo',
  rankingColumn: 'Puwesto',
  nickname: 'Nickname',
  reward: 'Premyo',
  winningTime: 'Kailan',
  rewards: 'Mga premyo',
  time: 'Oras',
  you: 'Ikaw',

  ruleDay:
    'Isang spin bawat araw. Para ma-unlock, mag-deposit ng {deposit} at tumaya ng {stake} sa araw na iyon, oras sa Manila.',
  ruleDecided: 'Ang odds sa ibaba ang nagpapasya ng resulta pag-tap mo ng SPIN. Ipinapakita lang ito ng wheel.',
  ruleTiers: 'Kapag tumapat sa Jackpot, panalo mo nang buo ang isa sa apat na jackpot. Magsisimula ulit iyon.',
  ruleShare: '{share} ng bawat taya ang napupunta sa mga jackpot, hanggang sa maximum ng bawat isa.',
  ruleOnce: 'Isang tap, isang spin, kahit maputol ang koneksyon. Nasa record mo ang napanalunan mo.',
  ruleOwn: 'Sa iyo agad ang cash, walang wagering requirement.',
};
