export default {
  notHere: 'Wala pa sa device na ito',
  notHereText: 'Bubukas ang page na ito pag-online mo ulit. Pagkatapos, gagana na ito kahit offline.',
  nothingKept: 'Wala pa sa device na ito',
  nothingKeptText: 'Maglo-load ito pag-online mo ulit, at mananatili para sa susunod.',
  notKept: 'Hindi sine-save sa device na ito',
  notKeptText: 'Personal ito, kaya naglo-load lang kapag online ka.',
  notReady: 'Wala pa sa device na ito ang form',
  notReadyText: 'Maglo-load ito pag-online mo ulit, at mananatili para sa susunod.',
  playerMeanwhile: 'Sa ngayon, puwede kang tumingin ng mga laro, mag-set ng limit o magpahinga.',
  visitorMeanwhile: 'Sa ngayon, puwede mong tingnan ang mga laro at ang proteksyon ng manlalaro.',
  forPlayers: 'Mag-log in para makita ang page na ito',
};
