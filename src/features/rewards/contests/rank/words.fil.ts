import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Ranking',
  intro: 'Tingnan ang pwesto mo sa araw, linggo at buwan, at ang premyo ng bawat pwesto.',
  periods: 'Mga panahon',
  day: 'Ngayong araw',
  week: 'Ngayong linggo',
  month: 'Ngayong buwan',

  endsIn: 'Matatapos sa',
  over: 'Tapos na ang ranking na ito. Hindi na magbabago ang mga pwesto.',
  mine: 'Pwesto mo',
  noPlace: 'Wala pang pwesto',
  noPlaceText: 'Lalabas ka rito kapag tapos na ang isang round na tinayaan mo ng pera.',
  bets: 'Valid na taya',
  lead: 'Ikaw ang nasa unang pwesto.',
  gap: 'Lamang ng {amount} ang pwesto {n}.',
  gapNone: 'Pareho kayo ng pwesto {n}, pero nauna sila.',

  prizes: 'Premyo sa bawat pwesto',
  span: '{from} hanggang {to}',
  places: 'Mga pwesto',
  none: 'Wala pang nasa ranking',

  past: 'Mga premyo mo',
  pastPlace: 'Pwesto {n} · {value}',
  pastSpan: '{from} hanggang {to}',
  what: 'pwesto {n}, {period}, {awards}',

  ruleValue: 'Bibilangin ang taya kapag tapos na ang round, sa panahon kung kailan ito natapos.',
  ruleValid: 'Hindi kasama ang demo at ang ibinalik na taya.',
  ruleTie: 'Kapag pareho ang kabuuan, lamang ang nauna.',
  rulePeriod: 'Hatinggabi sa Maynila nagsisimula ang araw, linggo (mula Lunes) at buwan.',
  ruleClaim: {
    one: 'Makukuha ang premyo sa loob ng {n} araw matapos ang panahon. Lilipas ito pagkatapos.',
    other: 'Makukuha ang premyo sa loob ng {n} araw matapos ang panahon. Lilipas ito pagkatapos.',
  },
  ruleCare: 'Itaya lang ang plinano mo. Hindi paraan ang pwesto para bawiin ang nawala.',
} satisfies Translation<typeof en>;
