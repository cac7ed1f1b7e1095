export default {
  codeNeedsNumber: 'Sa mobile number mo namin ipinapadala ang code, at wala ka pa nito.',
  addNumber: 'Magdagdag ng number',

  codeWrong: 'Ilagay ang {digits}-digit code',
  codeRefused: 'Mali o expired na ang code',
  codeRefusedLeft: { one: 'Mali ang code. {n} subok na lang', other: 'Mali ang code. {n} na subok na lang' },
  refused: 'Hindi ito tinanggap. Paki-check ulit.',

  kindMissing: 'Pumili ng e-wallet o bangko',
  kindFull: {
    one: 'May {n} account ka nang ganito, at iyon na ang pinakamarami',
    other: 'May {n} na account ka nang ganito, at iyon na ang pinakamarami',
  },
  numberLength: 'Maglagay ng {digits} digits',
  numberPrefix: 'Maglagay ng {digits} digits na nagsisimula sa {prefix}',
  numberTwice: 'Naidagdag mo na ang number na ito',
  nameWrong: '2 hanggang 60 letra, gaya ng nasa bangko o e-wallet mo',
  nameOther: 'Dapat nasa sarili mong pangalan ang account: {name}',
  nameRefused: 'Dapat nasa verified mong pangalan ang account',

  amountMissing: 'Maglagay ng halagang higit sa zero',
  amountUnread: 'I-type ang halaga nang ganito: 1,234.50',
  amountTooMuch: 'Hanggang {amount} ang maililipat mo',
  lessThere: 'Mas mababa na rito ang laman ngayon',
  passwordDigits: 'Maglagay ng {digits} digits',
  passwordEasy: 'Huwag gamitin ang 123456 o iisang digit lang',
  passwordWrong: 'Mali ang password',
  passwordWrongLeft: { one: 'Mali ang password. {n} subok na lang', other: 'Mali ang password. {n} na subok na lang' },

  needsConnection: 'Kailangan mo ng internet para rito. Mananatili rito ang na-type mo.',
  busyNow: 'Ginagawa na ito. Sandali lang.',
  onItsWay:
    'May withdrawal na papunta sa account na ito. Mae-edit o made-delete mo ang account kapag dumating na iyon.',
  numberFirst: 'Idagdag muna ang mobile number mo. Doon namin ipinapadala ang code.',
  goneMeanwhile: 'Hindi na ito available.',
  tooOften: 'Masyadong maraming subok. Subukan ulit pagkalipas ng',
  locked: 'Masyadong maraming maling subok. Subukan ulit pagkalipas ng',
  daysLeft: { one: '{n} araw', other: '{n} na araw' },

  doubtText:
    'Naputol ang koneksyon, kaya hindi pa namin alam kung nagawa ito. Hindi namin ito ipinapadala nang dalawang beses.',
  notDone: 'Hindi ito nagawa. Puwede mo itong ipadala ulit.',
  settled: 'Tapos na ang pag-check. Updated ang nakikita mo rito.',
};
