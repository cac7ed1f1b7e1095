import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Customer service',
  chatText: 'Makipag-chat sa tao. Kung tungkol sa pera, ihanda ang order number.',
  never: 'Hindi namin kailanman hihingin ang password o code mo.',
  start: 'Simulan ang chat',
  resume: 'Ituloy ang chat',
  there: 'May tao ngayon',
  away: 'Walang tao',
  unread: { one: '{n} bagong mensahe', other: '{n} bagong mensahe' },
  needsNetwork: 'Kailangan ng koneksyon ang live chat. Nandito pa rin ang mga nasa ibaba kahit wala.',

  others: 'Iba pang paraan para maabot kami',
  write: 'Sumulat',
  call: 'Tumawag',
  open: 'Buksan',
  asOf: 'Noong {time}',
  unknown: 'Darating sa unang koneksyon kung paano kami maaabot.',
  nobody: 'Walang paraan para maabot kami sa ngayon. Bukas ang mga helpline sa ibaba.',

  complaints: 'Kung may hindi tama',
  first: 'Sabihin muna sa amin, sa chat o sa sulat: ano ang nangyari, kailan, at ang order number kung mayroon.',
  next: 'Kung hindi ito naayos ng sagot namin, lumapit sa regulator, ang PAGCOR.',
  nextNamed:
    'Kung hindi ito naayos ng sagot namin, lumapit sa regulator, ang PAGCOR. Banggitin ang may hawak, {holder}, at ang lisensyang {no}.',
  regulator: 'Pumunta sa PAGCOR',

  vip: 'Serbisyong VIP',
  vipText: 'Manager para sa level mo',
  vipFailed: 'Hindi ma-load kung sino ang naroon.',
  vipNone: 'Walang serbisyong VIP sa ngayon.',
  vipFrom: 'Nagsisimula ang serbisyong VIP sa {level}.',
  vipYours: '{level} ang level mo. Para sa lahat ang customer service.',
  vipVisitor: 'Mag-log in para makita ang level mo. Para sa lahat ang customer service.',
  level: 'VIP {n}',
  login: 'Mag-log in',
  toService: 'Sa customer service',
} satisfies Translation<typeof en>;
