import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mag-imbita ng kaibigan',
  intro:
    'Ang mga kaibigang sasali gamit ang link mo ang mga miyembro mo. Makikita mo rito kung sino ang sumali, ang komisyon mula sa taya nila, at ang mga hakbang sa pag-imbita.',
  tabs: 'Mga bahagi',
  overview: 'Buod',
  members: 'Miyembro',
  commission: 'Komisyon',
  invite: 'Imbita',
  shareLink: 'I-share ang link mo',

  ready: 'Puwede nang kunin',
  receive: 'Kunin',
  nothingYet: 'Wala pang makukuha. Handa na ang komisyon ng isang araw kapag natapos na ang araw.',
  atLeast: 'Makukuha mo ito kapag umabot na sa {amount}.',
  readyIn: 'Handa na ang komisyon ngayong araw sa loob ng',

  figures: 'Mga bilang mo',
  direct: 'Direktang miyembro',
  directText: 'Sumali gamit ang link mo',
  valid: 'Valid na miyembro',
  validText: 'Direktang miyembrong pasok sa patakaran sa itaas',
  team: 'Grupo',
  teamText: 'Mga miyembro mo, at lahat ng inimbita nila',
  todayNew: 'Bago ngayong araw',
  todayNewText: 'Direktang miyembro mula hatinggabi',
  today: 'Ngayong araw',
  todayText: 'Mula sa mga tapos nang taya ngayong araw',
  yesterday: 'Kahapon',
  yesterdayText: 'Komisyon ng buong araw',
  total: 'Kabuuan',
  totalText: 'Komisyon ng lahat ng tapos nang araw',

  level: 'Antas {n}',
  noLevel: 'Wala pang antas',
  rateNow: '{rate} ng mga tapos nang taya ng direktang miyembro mo gamit ang sarili nilang pera',
  toNext: 'Papunta sa antas {n}',
  validOf: '{done} sa {target} valid na miyembro',
  topLevel: 'Ito na ang pinakamataas na antas.',
  validRule:
    'Valid ang miyembro kapag may {recharge} na siyang bayad na deposito at {bet} na tapos nang taya gamit ang sarili niyang pera.',
  rules: 'Mga rate at patakaran',

  noMembers: 'Wala pang miyembro rito',
  joined: 'Sumali noong {date}',
  deposited: 'Deposito {amount}',
  bets: 'Taya {amount}',
  isValid: 'Valid na',
  notValid: 'Hindi pa valid',
  list: 'Listahan',
  byDay: 'Bawat araw',
  received: 'Nakuha na',
  noCommission: 'Wala pang komisyon dito',
  noReceived: 'Wala pang nakuha rito',
  fromBets: '{rate} ng {bet}',
  claimable: 'Puwede nang kunin',
  claimed: 'Nakuha na',

  steps: 'Mga hakbang sa pag-imbita',
  step: { one: '{n} valid na miyembro', other: '{n} valid na miyembro' },
  progress: 'Progreso',
  progressOf: '{done} sa {target}',
  noSteps: 'Walang hakbang sa ngayon',
  already: 'Nakuha mo na ito.',
  goalText: 'Naabot mo na ang huling hakbang.',
  aboutSalary: 'Tungkol sa sahod',

  rulesTitle: 'Mga rate at patakaran',
  rates: 'Mga rate bawat antas',
  levelHead: 'Antas',
  validHead: 'Valid na miyembro',
  rateHead: 'Rate',
  you: 'Antas mo',
  ruleRate:
    'Ang rate ay para sa mga tapos nang taya ng direktang miyembro mo gamit ang sarili nilang pera. Hindi kasama ang taya gamit ang bonus.',
  ruleDay:
    'Natatapos ang bawat araw sa hatinggabi sa Maynila. Pagkatapos noon ay handa na ang komisyon, at puwede itong maging sero.',
  ruleLeast: 'Kukunin mo ito nang buo, mula {amount} pataas.',
  ruleTurnover: 'Kailangang itaya nang {n}× ang nakuha mo bago ito ma-withdraw.',
  ruleAdults:
    'Mag-imbita lang ng mga kakilalang 21 taong gulang pataas at puwedeng maglaro. Hindi mo puwedeng imbitahin ang sarili mo.',
  ruleNoPromise:
    'Hindi ito trabaho, at walang puwedeng mangako ng kita mula rito. Huwag kailanman magbayad para makasali ang iba.',
} satisfies Translation<typeof en>;
