export default {
  moreGames: 'Iba pang laro',
  offers: 'Balita',
  place: '{at} sa {of}',
  previous: 'Naunang balita',
  following: 'Susunod na balita',
  pause: 'I-pause ang balita',
  play: 'I-play ang balita',

  moreCategories: 'Iba pang kategorya',
  none: 'Walang nahanap na laro',
  noneText: 'Walang laro ang brand na ito sa kategoryang ito.',
  showAll: 'Ipakita ang lahat ng laro',

  likes: 'Mga na-like',
  activities: 'Ano’ng meron',
  allEvents: 'Lahat ng event',
  waits: 'Bago',

  keepsFun: 'Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
  information: 'Impormasyon',
  care: 'Mga limit, pahinga at tulong',
  aboutUs: 'Tungkol sa amin',
  faq: 'Tulong at FAQ',
  terms: 'Mga tuntunin ng paggamit',
  privacy: 'Patakaran sa privacy',
  download: 'I-install ang app',
  settings: 'Settings',

  // Jackpot
  jackpot: 'Ang jackpot',
  winners: 'Mga huling nanalo',
  between: '{least} hanggang {most}',

  // Tour
  step: '{n} sa {of}',
  next: 'Susunod',
  skip: 'I-skip ang tour',
  done: 'Tapos',
  find: 'Hanapin ang laro mo',
  findText: 'Pumili ng kategorya o brand, o mag-search ng pangalan. I-tap ang puso para i-like ang laro.',
  know: 'Alamin bago maglaro',
  knowText: 'I-tap ang “i” sa laro para sa RTP, taya at patakaran. Marami ang may libreng demo.',
  stay: 'Ikaw ang may kontrol',
  stayText: 'Ipinapakita sa bawat laro ang oras mo at ang pagbabago sa balanse. Tumigil kahit kailan.',
};
