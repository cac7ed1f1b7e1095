export default {
  // Forms
  needsConnection: 'Kailangan mo ng internet para rito. Mananatili rito ang na-type mo.',
  tooLong: 'Masyado itong mahaba. Hanggang {max} character lang.',
  refused: 'Hindi ito tinanggap',
  codeRefused: 'Mali o expired na ang code',
  codeRefusedLeft: {
    one: 'Mali o expired na ang code. {n} subok na lang.',
    other: 'Mali o expired na ang code. {n} subok na lang.',
  },
  locked: 'Masyadong maraming subok. Naka-lock muna ang account na ito.',
  tooOften: 'Masyadong maraming subok.',
  again: 'Subukan ulit pagkalipas ng {time}.',
  againNow: 'Puwede mo nang subukan ulit.',
  days: { one: '{n} araw', other: '{n} araw' },

  // Unknown outcomes
  doubt: 'Tinitingnan ang status',
  doubtOffline: 'Titingnan namin agad pag-online mo ulit.',
  still: 'Hindi pa kumpirmado. Karaniwang isang minuto lang.',
  check: 'I-check ulit',
  leave: 'I-check mamaya',

  // Passwords
  show: 'Ipakita',
  hide: 'Itago',
  showPassword: 'Ipakita ang {what}',
  hidePassword: 'Itago ang {what}',

  // Sharing
  copied: 'Nakopya na',
  copyFailed: 'Hindi makopya rito. Link mo: {url}',
  shareText: 'Sali ka sa {brand}, para sa 21 taong gulang pataas:',

  // Ways on
  guide: 'Bago ka rito? Mag-tour muna',
  notFound: 'Hindi makita ang page',
  toHome: 'Pumunta sa home',

  // Language
  notHere: 'Wala pa sa device na ito ang {language}. Palitan ito kapag online ka na.',

  // Footer
  adults: 'Para lang sa mga player na 21 pataas.',
  licence: 'Lisensya {no}, {holder}',
  helpline: 'Problema sa sugal? Tumawag sa {tel}',
};
