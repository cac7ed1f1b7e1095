export default {
  odds: 'Odds',
  prize: 'Premyo',
  chance: 'Odds',
  oneIn: '1 sa {n}',
  noCashValue: 'Walang katumbas na pera',
  exchanged: 'Hindi cash. Ipalit sa points shop',
  worth: '{num} {name} = {amount}',
  bundle: { one: 'Katumbas ng {n} ticket', other: 'Katumbas ng {n} na ticket' },
  rulesNote:
    'Hiwalay ang bawat draw: walang epekto ang mga naunang resulta. Maglaro para sa saya, sa loob ng limit mo.',
};
