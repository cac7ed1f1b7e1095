export default {
  memoryOnly: 'Hindi maka-save ang browser na ito. Mawawala ang mga like at setting kapag isinara mo ang page.',
  sessionInMemory:
    'Hindi maka-save ang browser na ito. Naka-log in ka hanggang umalis ka o mag-reload ng page, pati kapag nagbayad ng deposit.',
  deviceFull: 'Puno na ang device na ito kaya hindi maka-save ang app. Magbakante ng space, tapos mag-reload.',
  deviceAskedAgain: 'Hindi sumasagot ang device na ito. Sinusubukan ulit…',
  deviceSilent:
    'Hindi sumasagot ang device na ito kaya hindi namin makita kung nilimitahan mo ang paglalaro dito. Naka-off ang mga laro at deposit. Isara ang ibang tab ng app, o i-restart ang browser.',
  around: 'Gilid ng page',
  waits: 'Bago',
  unreadMails: { one: '{n} mensaheng hindi pa nababasa', other: '{n} mensaheng hindi pa nababasa' },
  care: 'Mga limit, pahinga at tulong',
  refresh: 'I-refresh ang page na ito',
  refreshing: 'Nire-refresh',
  backAgain: 'Mag-back ulit para lumabas',
  jackpot: 'Ang jackpot',
  refusedBreak:
    'Hindi tinanggap ang pahinga o self-exclusion mo, kaya hindi ito aktibo. Mag-request ulit sa “Proteksyon ng player” o kumontak sa support.',
  refusedLimit:
    'Hindi tinanggap ang limit mo, kaya hindi ito aktibo. I-set ulit ito sa “Proteksyon ng player” o kumontak sa support.',
  refusedOffers:
    'Hindi tinanggap ang pinili mo tungkol sa mga alok, kaya hindi ito aktibo. Pumili ulit sa Settings o kumontak sa support.',
  toGames: 'Lumaktaw sa mga laro',
  toMenu: 'Lumaktaw sa menu',

  stoppedTitle: 'Huminto ang app',
  stoppedText: 'Paulit-ulit na humihinto ang app sa device na ito. I-reload para subukan ulit.',

  // Pages without a network
  notHere: 'Wala pa sa device na ito',
  notHereText: 'Bubukas ang page na ito pag-online mo ulit. Pagkatapos, gagana na ito kahit offline.',
  notKept: 'Hindi sine-save sa device na ito',
  notKeptText: 'Personal ito, kaya naglo-load lang kapag online ka.',
  notReady: 'Wala pa sa device na ito ang form',
  laterText: 'Maglo-load ito pag-online mo ulit, at mananatili para sa susunod.',
  playerMeanwhile: 'Sa ngayon, puwede kang tumingin ng mga laro, mag-set ng limit o magpahinga.',
  visitorMeanwhile: 'Sa ngayon, puwede mong tingnan ang mga laro at ang proteksyon ng player.',
  forPlayers: 'Mag-log in para makita ang page na ito',

  // Bubble
  bubble: 'Buksan ang Lucky Jackpot',
  bubbleMove: 'Gamitin ang arrow keys para ilipat',
  bubbleHide: 'Itago muna ang Lucky Jackpot',
};
