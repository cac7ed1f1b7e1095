import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Invite spin',
  intro: 'Mag-spin, ipunin ang panalo, at kunin kapag umabot sa target bago matapos. Dagdag spin ang bawat kaibigan.',

  round: 'Ang round na ito',
  ofTarget: 'sa {target}',
  progress: '{amount} sa {target}',
  endsIn: 'Matatapos sa loob ng',
  notBegun: {
    one: 'Sa unang spin mo magsisimula ang round na {n} araw.',
    other: 'Sa unang spin mo magsisimula ang round na {n} araw.',
  },
  lapses: 'Kung kulang sa {target}, mawawala ito.',
  reached: 'Umabot ka sa target. Puwede mo itong kunin kahit kailan.',
  expired:
    'Tapos na ang huling round mo. Kulang sa {target} ang {amount}, kaya nawala ito. Sa iyo pa rin ang mga spin mo, at bagong round na ang susunod.',
  paid: 'Bayad na ang huling round mo: {amount}. Bagong round na ang susunod na spin.',

  wheel: 'Wheel na may walong premyo',
  spin: 'SPIN',
  claim: 'KUNIN',
  spinsLeft: { one: '{n} spin ang natitira', other: '{n} spin ang natitira' },
  noSpins: 'Nasa ibaba kung paano magkaroon pa ng spin.',
  won: 'Nanalo ka ng {prize}',
  oddsBelow: 'Nasa ibaba ang lahat ng tsansa.',
  roundOver: 'Tapos na ang round na iyon. Mag-spin ulit para sa bago.',

  rules: 'Mga tuntunin at tsansa',
  ruleSpins: { one: 'May {n} spin ka sa simula.', other: 'May {n} spin ka sa simula.' },
  ruleRound: {
    one: '{n} araw ang isang round mula sa unang spin. Naiipon ang perang napanalunan.',
    other: '{n} araw ang isang round mula sa unang spin. Naiipon ang perang napanalunan.',
  },
  ruleTarget: 'Abutin ang {target} bago matapos, at makukuha mo ang lahat nang isang beses. Kung hindi, mawawala ito.',
  rulePoints: 'Sa iyo agad ang points. Hindi ito pera: ipinapalit ito sa page ng Points.',
  ruleMoney: 'Turnover requirement: {n} beses ng kinuha mo, bago i-withdraw. Kailangan muna ang unang deposito mo.',
  ruleOdds: 'Pareho ang tsansa ng bawat manlalaro at bawat spin, pati kapag malapit na sa target.',

  records: 'Mga tala',
  open: 'Pumunta sa wheel',
  later: 'Mamaya na',
  needDeposit: 'Makukuha mo ito kapag bayad na ang unang deposito mo.',
  toDeposit: 'Magdeposito',
} satisfies Translation<typeof en>;
