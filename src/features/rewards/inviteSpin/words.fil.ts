export default {
  title: 'Invite spin',
  intro:
    'Mag-spin para manalo ng cash. Abutin ang target bago maubos ang oras para makuha ito. Mag-imbita ng kaibigan para sa dagdag na spin.',

  round: 'Ang round na ito',
  ofTarget: 'sa {target}',
  progress: '{amount} sa {target}',
  endsIn: 'Oras bago matapos',
  notBegun: {
    one: 'Sa unang spin mo magsisimula ang round na {n} araw.',
    other: 'Sa unang spin mo magsisimula ang round na {n} na araw.',
  },
  lapses: 'Abutin ang {target} sa oras, kung hindi ay mag-e-expire ang halagang ito.',
  reached: 'Naabot mo ang target. Kunin kahit kailan.',
  expired:
    'Natapos ang huling round mo sa {amount}, kulang sa {target}, kaya nag-expire ito. Sa iyo pa rin ang mga spin mo. Bagong round na ang susunod na spin.',
  paid: 'Nakuha mo ang {amount} mula sa huling round. Bagong round na ang susunod na spin.',

  wheel: 'Board na may walong premyo',
  spin: 'SPIN',
  claim: 'KUNIN',
  spinsLeft: { one: '{n} spin pa', other: '{n} na spin pa' },
  noSpins: 'Nasa ibaba kung paano kumuha ng dagdag na spin.',
  won: 'Nanalo ka ng {prize}',
  roundOver: 'Tapos na ang round na iyon. Mag-spin ulit para sa bago.',

  rules: 'Mga patakaran at odds',
  ruleSpins: { one: 'May {n} spin ka sa simula.', other: 'May {n} na spin ka sa simula.' },
  ruleRound: {
    one: '{n} araw ang round mula sa unang spin. Naiipon ang cash na napanalunan.',
    other: '{n} na araw ang round mula sa unang spin. Naiipon ang cash na napanalunan.',
  },
  ruleTarget: 'Abutin ang {target} sa oras para makuha ang buong halaga. Kung hindi, mag-e-expire ang round.',
  rulePoints: 'Sa iyo agad ang points. Hindi ito cash: ipalit sa points shop.',
  ruleMoney:
    'Wagering requirement: i-wager nang {n}× ang makukuha mo bago i-withdraw. Mag-deposit muna para makuha ito.',
  ruleOdds: 'Pareho ang odds ng bawat player at bawat spin, kahit malapit na sa target.',

  records: 'Mga record',
  open: 'Mag-spin na',
  later: 'Mamaya na',
  needDeposit: 'Makukuha mo ito kapag bayad na ang unang deposit mo.',
  toDeposit: 'Mag-deposit',

  // More spins, and records
  getMore: 'Kumuha ng dagdag na spin',
  perFriend: {
    one: '{n} spin sa bawat kaibigang sasali gamit ang link mo at magpapa-verify ng ID',
    other: '{n} na spin sa bawat kaibigang sasali gamit ang link mo at magpapa-verify ng ID',
  },
  perShare: {
    one: '{n} spin sa pag-share o pagkopya ng link mo, isang beses sa isang araw',
    other: '{n} na spin sa pag-share o pagkopya ng link mo, isang beses sa isang araw',
  },
  sharedToday: 'Nag-share ka na ngayong araw. Bukas ulit.',
  friends: { one: '{n} kaibigan ang sumali at verified na', other: '{n} na kaibigan ang sumali at verified na' },
  adults: 'Para lang sa mga kaibigang 21 taong gulang pataas.',
  link: 'Ang invite link mo',
  copy: 'Kopyahin ang link',
  share: 'I-share',
  spins: 'Spin',
  invited: 'Kaibigan',
  rounds: 'Round',
  noSpinRecords: 'Wala pang spin',
  noInvited: 'Wala pang kaibigan',
  noRounds: 'Wala pang nakaraang round',
  counted: 'Verified na',
  waiting: 'Hindi pa verified ang ID',
  exchanged: 'Nakuha na',
  lapsed: 'Expired na',
};
