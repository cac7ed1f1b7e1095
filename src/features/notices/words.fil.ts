export default {
  notices: 'Mga paalala',
  none: 'Walang bagong paalala.',
  place: '{at} sa {of}',
  previous: 'Naunang paalala',
  next: 'Susunod na paalala',

  leaveTitle: 'Lalabas ka sa {brand}',
  leaveText: 'Bubukas ng page na hindi amin ang link na ito. Hindi hihingin doon ng {brand} ang password o code mo.',
  leave: 'Buksan ang page',
  stay: 'Kanselahin',
};
