export default {
  close: 'Isara',
  recordTitle: 'Mga bunot mo',
  rankTitle: 'Pinakamalalaking panalo',
  noRecords: 'Wala pang bunot',
  noRanks: 'Wala pang panalo',
  rankingColumn: 'Ranggo',
  nickname: 'Nickname',
  reward: 'Premyo',
  winningTime: 'Kailan',
  rewards: 'Mga premyo',
  time: 'Oras',
  you: 'Ikaw',

  ruleDay:
    'Isang bunot bawat araw. Para ma-unlock, mag-deposit ng {deposit} at tumaya ng {stake} sa araw na iyon, oras sa Manila.',
  ruleDecided: 'Ang odds sa ibaba ang nagpapasya ng resulta pag-tap mo ng SPIN. Ipinapakita lang ito ng wheel.',
  ruleTiers: 'Kapag tumapat sa Jackpot, panalo mo nang buo ang isa sa apat na jackpot. Magsisimula ulit iyon.',
  ruleShare: '{share} ng bawat taya ang napupunta sa mga jackpot, hanggang sa maximum ng bawat isa.',
  ruleOnce: 'Isang tap, isang bunot, kahit maputol ang koneksyon. Nasa record mo ang napanalunan mo.',
  ruleOwn: 'Sa iyo agad ang cash, walang wagering requirement.',
};
