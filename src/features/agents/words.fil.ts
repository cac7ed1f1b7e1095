import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mag-imbita ng kaibigan',
  intro:
    'Nagiging miyembro mo ang mga kaibigang sasali gamit ang link mo. Tingnan kung sino ang sumali, ang komisyon at mga reward mo.',
  tabs: 'Mga bahagi',
  overview: 'Overview',
  members: 'Miyembro',
  commission: 'Komisyon',
  invite: 'Imbita',
  shareLink: 'I-share ang link mo',

  ready: 'Puwede nang kunin',
  receive: 'Kunin',
  nothingYet: 'Wala pang makukuha. Handa ang komisyon ng isang araw kinabukasan.',
  atLeast: 'Makukuha mo kapag umabot na sa {amount}.',
  readyIn: 'Makukuha ang komisyon ngayong araw pagkalipas ng',

  figures: 'Mga bilang mo',
  direct: 'Direktang miyembro',
  directText: 'Sumali gamit ang link mo',
  valid: 'Valid na miyembro',
  validText: 'Direktang miyembrong pasok sa patakaran sa itaas',
  team: 'Team mo',
  teamText: 'Mga miyembro mo at lahat ng inimbita nila',
  todayNew: 'Bago ngayong araw',
  todayNewText: 'Direktang miyembro mula hatinggabi',
  today: 'Ngayong araw',
  todayText: 'Mula sa mga tayang natapos ngayong araw',
  yesterday: 'Kahapon',
  yesterdayText: 'Komisyon ng buong araw',
  total: 'Kabuuan',
  totalText: 'Komisyon ng lahat ng natapos na araw',

  level: 'Level {n}',
  noLevel: 'Wala pang level',
  rateNow: '{rate} ng mga taya ng direktang miyembro mo gamit ang sarili nilang pera',
  toNext: 'Papunta sa level {n}',
  validOf: { one: '{done} sa {n} valid na miyembro', other: '{done} sa {n} valid na miyembro' },
  topLevel: 'Nasa pinakamataas na level ka na.',
  validRule:
    'Valid ang miyembro kapag nakapag-deposit na ng {recharge} at nakataya na ng {bet} gamit ang sariling pera.',
  rules: 'Mga rate at patakaran',

  noMembers: 'Wala pang miyembro',
  joined: 'Sumali noong {date}',
  deposited: 'Deposit {amount}',
  bets: 'Taya {amount}',
  isValid: 'Valid na',
  notValid: 'Hindi pa valid',
  list: 'Ipakita',
  byDay: 'Kada araw',
  received: 'Nakuha na',
  noCommission: 'Wala pang komisyon',
  noReceived: 'Wala pang nakuha',
  fromBets: '{rate} ng {bet}',
  claimable: 'Puwede na',
  claimed: 'Nakuha na',

  steps: 'Mga reward sa pag-imbita',
  step: { one: '{n} valid na miyembro', other: '{n} valid na miyembro' },
  progress: 'Progreso',
  progressOf: '{done} sa {target}',
  noSteps: 'Walang reward sa pag-imbita ngayon',
  already: 'Nakuha mo na ito.',
  goalText: 'Naabot mo na ang goal sa pag-imbita. Magtanong sa customer service tungkol sa salary.',
  aboutSalary: 'Tungkol sa salary',

  rulesTitle: 'Mga rate at patakaran',
  rates: 'Mga rate bawat level',
  levelHead: 'Level',
  validHead: 'Valid na miyembro',
  rateHead: 'Rate',
  you: 'Level mo',
  ruleRate:
    'Ang rate ay para sa mga tapos nang taya ng direktang miyembro mo gamit ang sarili nilang pera. Hindi kasama ang taya gamit ang bonus.',
  ruleDay:
    'Natatapos ang araw sa hatinggabi, oras sa Manila. Makukuha na ang komisyon pagkatapos. May mga araw na wala.',
  ruleLeast: 'Kapag umabot na sa {amount}, puwede mo itong kunin nang buo.',
  ruleTurnover: 'I-wager nang {n}× ang nakuha mo bago i-withdraw.',
  ruleAdults:
    'Mag-imbita lang ng mga kakilalang 21 pataas at puwedeng maglaro. Hindi mo puwedeng imbitahin ang sarili mo.',
  ruleNoPromise:
    'Hindi ito trabaho, at walang puwedeng mangako ng kita mula rito. Huwag magbayad ng kahit sino para sumali.',
} satisfies Translation<typeof en>;
