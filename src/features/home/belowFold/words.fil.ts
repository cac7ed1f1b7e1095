export default {
  moreGames: 'Iba pang laro',
  offers: 'Mga promo',
  place: '{at} sa {of}',
  previous: 'Naunang promo',
  following: 'Susunod na promo',
  pause: 'I-pause ang mga promo',
  play: 'I-play ang mga promo',

  moreCategories: 'Iba pang kategorya',
  none: 'Walang nahanap na laro',
  noneText: 'Walang larong tugma sa mga filter na ito.',
  showAll: 'Ipakita ang lahat ng laro',

  allGames: 'Lahat ng laro',
  clear: 'Alisin',

  likes: 'Mga na-like',
  activities: 'Ano’ng meron',
  allEvents: 'Lahat ng event',

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
  jackpot: 'Jackpot',
  jackpots: 'Mga jackpot',
  won: 'Nanalo si {name} ng {amount}',
  winners: 'Mga huling nanalo',
  between: '{least} hanggang {most}',
};
