import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  code: 'Code',
  codeHint: 'Ang {digits} numerong ite-text namin sa iyo',
  sendCode: 'Kunin ang code',
  sendAgain: 'Kunin muli pagkalipas ng {time}',
  days: { one: '{n} araw', other: '{n} araw' },
  codeSent: 'Nagpadala kami ng code sa {mobile}. Magagamit ito nang {minutes} min.',
  codeElsewhere: 'Para sa ibang bagay ang huling code sa {mobile}. Humingi ng bago kapag puwede na.',
} satisfies Translation<typeof en>;
