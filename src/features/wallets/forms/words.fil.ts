import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  codeNeedsNumber: 'Sa numero ng cellphone mo ipinapadala ang code, at wala ka pa nito.',
  addNumber: 'Idagdag ang numero mo',

  codeWrong: 'I-type ang {digits} numero ng code',
  codeRefused: 'Mali o lipas na ang code na ito',
  codeRefusedLeft: { one: 'Mali ang code. {n} subok pa', other: 'Mali ang code. {n} subok pa' },
  refused: 'Hindi ito tinatanggap ng operator. Pakitingnan muli.',

  kindMissing: 'Piliin kung saan pupunta ang pera',
  kindFull: {
    one: 'May {n} ka nang ganito, at iyon na ang pinakamarami',
    other: 'May {n} ka nang ganito, at iyon na ang pinakamarami',
  },
  numberLength: 'May {digits} numero ito',
  numberPrefix: 'May {digits} numero ito at nagsisimula sa {prefix}',
  numberTwice: 'Nasa mga account mo na ang number na ito',
  nameWrong: '2 hanggang 60 letra, gaya ng nasa bangko o wallet',
  nameOther: 'Dapat nasa sarili mong pangalan ang account: {name}',
  nameRefused: 'Dapat nasa pangalang beripikado ka ang account',

  amountMissing: 'Mag-type ng halagang higit sa sero',
  amountTooMuch: 'Hanggang {amount} lang ang maililipat mo',
  lessThere: 'Mas kaunti na ang naroon ngayon',
  passwordDigits: '{digits} na numero',
  passwordEasy: 'Huwag 123456, at huwag iisang numero lang',
  passwordWrong: 'Mali ang password na ito',
  passwordWrongLeft: { one: 'Maling password. {n} subok pa', other: 'Maling password. {n} subok pa' },

  needsConnection: 'Kailangan nito ng koneksyon. Mananatili rito ang na-type mo.',
  busyNow: 'Ginagawa na ito. Sandali lang.',
  onItsWay: 'May withdrawal na papunta sa account na ito. Mababago o mabubura mo ang account kapag nakarating na iyon.',
  numberFirst: 'Idagdag muna ang numero ng cellphone mo: doon ipinapadala ang code.',
  goneMeanwhile: 'Wala na ito rito.',
  tooOften: 'Masyadong madalas iyon. Puwede kang sumubok muli pagkalipas ng',
  locked: 'Masyadong maraming maling subok. Puwede kang sumubok muli pagkalipas ng',
  daysLeft: { one: '{n} araw', other: '{n} araw' },

  doubtText:
    'Naputol ang koneksyon pagkapadala nito, kaya hindi pa namin alam kung nagawa. Hindi namin ito ipinapadala nang dalawang beses.',
  notDone: 'Hindi ito nagawa. Puwede mo itong ipadala muli.',
  settled: 'Ayos na ito. Ang nakikita mo rito ang kalagayan ngayon.',
} satisfies Translation<typeof en>;
