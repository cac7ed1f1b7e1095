export default {
  title: 'Ranking',
  intro: 'Tingnan ang rank mo kada araw, linggo at buwan, at ang premyo ng bawat puwesto.',
  periods: 'Araw, linggo o buwan',
  day: 'Araw',
  week: 'Linggo',
  month: 'Buwan',

  endsIn: 'Oras bago matapos',
  over: 'Tapos na ang ranking na ito. Final na ang mga puwesto.',
  mine: 'Puwesto mo',
  noPlace: 'Wala pa',
  noPlaceText: 'Tapusin ang isang round gamit ang totoong pera para makasali.',
  bets: 'Valid na taya',
  lead: 'Ikaw ang nasa unang puwesto.',
  gap: 'Lamang ng {amount} ang puwesto {n}.',
  gapNone: 'Tabla kayo ng puwesto {n}, pero nauna sila.',

  prizes: 'Premyo sa bawat puwesto',
  span: '{from}–{to}',
  places: 'Mga puwesto',
  none: 'Wala pang nasa ranking',

  past: 'Mga premyo mo',
  pastPlace: 'Puwesto {n} · Taya: {value}',
  pastSpan: '{from} hanggang {to}',
  what: 'puwesto {n}, {period}, {awards}',

  ruleValue: 'Bilang ang taya sa araw, linggo o buwan kung kailan natapos ang round.',
  ruleValid: 'Hindi kasama ang demo at ang ibinalik na taya.',
  ruleTie: 'Kapag tabla, lamang ang nauna.',
  rulePeriod: 'Hatinggabi sa Manila nagsisimula ang araw, linggo (mula Lunes) at buwan.',
  ruleClaim: {
    one: 'Kunin ang premyo sa loob ng {n} araw pagkatapos ng ranking. Mag-e-expire ito kapag lumampas.',
    other: 'Kunin ang premyo sa loob ng {n} araw pagkatapos ng ranking. Mag-e-expire ito kapag lumampas.',
  },
  ruleCare: 'Itaya lang ang plinano mo. Huwag habulin ang talo para sa puwesto.',
};
