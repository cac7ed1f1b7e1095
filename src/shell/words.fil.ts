export default {
  memoryOnly: 'Hindi maka-save ang browser na ito. Mawawala ang mga like at setting kapag isinara mo ang page.',
  sessionInMemory:
    'Hindi maka-save ang browser na ito. Naka-log in ka hanggang umalis ka o mag-reload ng page, pati kapag nagbayad ng deposit.',
  deviceFull: 'Puno na ang device na ito kaya hindi maka-save ang app. Magbakante ng space, tapos mag-reload.',
  deviceAskedAgain: 'Hindi sumasagot ang device na ito. Sinusubukan ulit…',
  deviceSilent:
    'Hindi sumasagot ang device na ito kaya hindi namin makita kung nilimitahan mo ang paglalaro dito. Naka-off ang mga laro at deposit. Isara ang ibang tab ng app, o i-restart ang browser.',
  around: 'Gilid ng page',
  waits: 'May bago para sa iyo',
  care: 'Mga limit, pahinga at tulong',
  refresh: 'I-refresh ang page na ito',
  refreshing: 'Nire-refresh',
  backAgain: 'Mag-back ulit para lumabas',
  jackpot: 'Ang jackpot',
  refusedBreak:
    'Hindi tinanggap ang pahinga o self-exclusion mo, kaya hindi ito aktibo. Mag-request ulit sa “Proteksyon ng manlalaro” o kumontak sa support.',
  refusedLimit:
    'Hindi tinanggap ang limit mo, kaya hindi ito aktibo. I-set ulit ito sa “Proteksyon ng manlalaro” o kumontak sa support.',
  refusedOffers:
    'Hindi tinanggap ang pinili mo tungkol sa mga alok, kaya hindi ito aktibo. Pumili ulit sa “Proteksyon ng manlalaro” o kumontak sa support.',
  toGames: 'Lumaktaw sa mga laro',
  toMenu: 'Lumaktaw sa menu',

  stoppedTitle: 'Huminto ang app',
  stoppedText: 'Paulit-ulit na humihinto ang app sa device na ito. I-reload para subukan ulit.',
};
