import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  needsConnection: 'Kailangan nito ng koneksyon. Mananatili rito ang na-type mo.',
  tooLong: 'Masyado itong mahaba: hanggang {max} karakter lang.',
  refused: 'Hindi ito tinanggap ng operator',
  codeRefused: 'Mali o luma na ang code na ito',
  codeRefusedLeft: {
    one: 'Mali o luma na ang code na ito. {n} subok na lang ang natitira.',
    other: 'Mali o luma na ang code na ito. {n} subok na lang ang natitira.',
  },
  locked: 'Sobra na ang mga subok: naka-lock muna ang account na ito.',
  tooOften: 'Masyadong madalas iyon.',
  again: 'Subukan muli pagkalipas ng {time}.',
  againNow: 'Puwede ka nang sumubok muli.',
  days: { one: '{n} araw', other: '{n} araw' },
} satisfies Translation<typeof en>;
