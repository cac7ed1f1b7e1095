import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga receiving account',
  intro: 'Dito namin ipinapadala ang withdrawal mo. Dapat nakapangalan sa iyo ang account.',
  none: 'Wala pang account',
  noneText: 'Idagdag ang e-wallet o bank account para sa withdrawal mo.',
  add: 'Magdagdag ng account',
  addTitle: 'Magdagdag ng account',
  editTitle: 'Receiving account',
  backToForm: 'Bumalik sa nakaraang page',
  failed: 'Hindi ma-load ang mga account mo.',
  notThere: 'Hindi makita ang account',

  usual: 'Default',
  reviewing: 'Nire-review',
  declined: 'Na-decline',
  reviewingText:
    'Nire-review namin ang account na ito. Magagamit mo ito kapag approved na. Hindi mo ito mae-edit hanggang doon.',
  declinedText: 'Hindi kami makapagpadala ng pera sa account na ito. I-check ang number at pangalan, o i-delete ito.',

  kind: 'E-wallet o bangko',
  choose: 'Pumili ng isa',
  number: 'Account number',
  digits: '{digits} digits',
  orDigits: '{first} o {second}',
  digitsFrom: '{digits} digits, nagsisimula sa {prefix}',
  keepNumber: 'Iwang blangko para manatili ang {number}',
  holder: 'Account name',
  holderHint: 'Gaya ng nasa bangko o e-wallet mo',
  holderOwn: 'Ang sarili mong pangalan, gaya ng na-verify',
  branch: 'Branch (optional)',
  makeUsual: 'Gawing default',
  usualOffline: 'Kailangan nito ng koneksyon.',
  madeUsual: 'Ito na ang default account mo',

  save: 'I-save',
  saved: 'Na-save ang account',
  delete: 'I-delete ang account na ito',
  deleteTitle: 'I-delete ang account na ito?',
  deleteText: 'Mawawala sa listahan mo ang {name} {number}. Mananatili sa records mo ang mga dating withdrawal dito.',
  deleteNow: 'I-delete',
  keep: 'Kanselahin',
  deleted: 'Na-delete ang account',
} satisfies Translation<typeof en>;
