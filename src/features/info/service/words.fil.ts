import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Customer service',
  chatText: 'Makipag-chat sa amin. Kung tungkol sa pera, ihanda ang order number mo.',
  never: 'Hindi namin hihingin ang password o code mo.',
  start: 'Mag-start ng chat',
  resume: 'Ituloy ang chat',
  there: 'Online ngayon',
  away: 'Offline muna',
  unread: { one: '{n} bagong mensahe', other: '{n} bagong mensahe' },
  needsNetwork: 'Kailangan ng internet ang live chat. Puwede ka pa ring tumawag o magbasa ng FAQ.',

  others: 'Iba pang paraan para makontak kami',
  write: 'I-email',
  call: 'Tumawag',
  open: 'Buksan',
  asOf: 'Noong {time}',
  unknown: 'Maglo-load ang contact details kapag online ka na.',
  nobody: 'Hindi available ang customer service ngayon. Bukas ang mga helpline sa ibaba.',

  complaints: 'May reklamo ka ba?',
  first: 'Sabihin muna sa amin, sa chat o sa sulat. Ilagay ang nangyari, kailan, at ang order number kung mayroon.',
  next: 'Kung hindi ito naayos ng sagot namin, kumontak sa regulator, ang PAGCOR.',
  nextNamed:
    'Kung hindi ito naayos ng sagot namin, kumontak sa regulator, ang PAGCOR. Banggitin ang {holder} at ang lisensyang {no}.',
  regulator: 'Kontakin ang PAGCOR',

  vip: 'VIP service',
  vipText: 'Manager para sa level mo',
  vipFailed: 'Hindi ma-load ang VIP service.',
  vipNone: 'Hindi available ang VIP service ngayon',
  vipFrom: 'Nagsisimula ang VIP service sa {level}',
  vipYours: '{level} ang level mo. Bukas sa lahat ang customer service.',
  vipVisitor: 'Mag-log in para makita ang level mo. Bukas sa lahat ang customer service.',
  level: 'VIP {n}',
  login: 'Mag-log in',
  toService: 'Customer service',
} satisfies Translation<typeof en>;
