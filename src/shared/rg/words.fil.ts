import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  helplines: 'May makakausap ka',
  helplinesMissing: 'Darating ang mga numero sa unang koneksyon.',
  hours: 'Bukas {hours}',

  onBreak: 'Nagpapahinga ka sa paglalaro',
  excluded: 'Ibinukod mo ang sarili mo',
  closed: 'Sarado ang laro sa device na ito',
  closedUntil: 'Sarado ang mga laro, deposito at alok hanggang {time}.',
  visitorText: 'May pumili nito rito. Mag-log in para makita ang pera at account mo.',
  finalUntil: 'Hanggang {time}, walang makapagpapatigil nito, kahit kami.',
  liftsItself: 'Kusa itong matatapos. Wala kang kailangang gawin.',
  left: 'Natitirang oras',
  days: { one: '{n} araw', other: '{n} araw' },
  reference: 'Reperensya',
  unheard: 'Naka-lock na ang device na ito. Ipapadala ang kahilingan sa unang koneksyon.',
  yours: 'Sa iyo pa rin ang pera mo',
  withdraw: 'Mag-withdraw',
  records: 'Mga tala',
  accounts: 'Mga account na tatanggap',
  kyc: 'Pagsusuri ng ID mo',
  statement: 'Ulat at statement',
  retrieve: 'Pera sa mga laro',
  profile: 'Profile mo',
  sessions: 'Mga device',
  settings: 'Mga setting',
  protection: 'Proteksyon ng manlalaro',
  faq: 'Mga tanong at sagot',
  login: 'Mag-log in',
  logout: 'Mag-log out',

  day: 'kada araw',
  week: 'kada linggo',
  month: 'kada buwan',
  depositLimit: 'Sa {limit} {period} na itinakda mo, {left} pa ang puwedeng ideposito hanggang {time}.',
  unpaid: 'Kasama rito ang {amount} na inorder mo at hindi pa bayad. Bayaran ito, o hintaying mapaso ang order.',
  toUnpaid: 'Sa mga deposito mo',
  lossLimit: 'Natalo mo na ang {limit} {period} na itinakda mo. Puwede ka muling maglaro mula {time}.',
  lossNearly:
    'Sa {limit} {period} na pinapayagan mong matalo, {left} na lang ang natitira: kulang sa pinakamababang taya rito. Puwede ka muling maglaro rito mula {time}.',
  wagerLimit: 'Naitaya mo na ang {limit} {period} na itinakda mo. Puwede ka muling maglaro mula {time}.',
  wagerNearly:
    'Sa {limit} {period} na pinapayagan mong itaya, {left} na lang ang natitira: kulang sa pinakamababang taya rito. Puwede ka muling maglaro rito mula {time}.',
  timeLimit: 'Nalaro mo na ang {minutes} minuto kada araw na itinakda mo. Puwede ka muling maglaro mula {time}.',
  someLimit: 'Hindi ito pinapayagan ng mga limit mo ngayon.',
} satisfies Translation<typeof en>;
