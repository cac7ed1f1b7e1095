export default {
  isNew: 'Bago',
  ready: 'Handa na',
  startsOn: 'Simula {day}',
  endsOn: 'Hanggang {day}',
  endedOn: 'Natapos noong {day}',
  daysLeft: { one: '{n} araw na lang', other: '{n} araw na lang' },
  lastDay: 'Huling araw',
};
