export default {
  needsConnection: 'Kailangan nito ng koneksyon. Mananatili rito ang na-type mo.',
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
};
