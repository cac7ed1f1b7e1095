import type { Mutation } from './mutation.ts';

const names = 'sandbox/operator/kyc/personName.ts';
const found = { test: 'sandbox/operator/kyc/persons.test.ts' };

/** Mutations of the recognition of persons, each planted alone. */
export const ofPersons: Mutation[] = [
  {
    name: 'a person’s name in Cyrillic letters counts as another name',
    changes: [
      {
        file: 'sandbox/operator/kyc/lookalikes.ts',
        from: `forms.map((form) => latinOf.get(form)).find((latin) => latin !== undefined) ?? letter.toLowerCase()`,
        to: `forms[latinOf.size > 0 ? 1 : 0]!`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/personName.test.ts' },
  },
  {
    name: 'a person’s name with a suffix counts as another name',
    changes: [
      {
        file: 'sandbox/operator/kyc/nameReadings.ts',
        from: `if (suffixes.has(word)) return [[], [word]];`,
        to: `if (suffixes.has(word)) return [[word]];`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/personName.test.ts' },
  },
  {
    name: 'a person’s name in another order counts as another name',
    changes: [
      {
        file: names,
        from: `spellSame(reading, each.parts, attempts)`,
        to: `reading.join('') === each.parts.join('')`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/personName.test.ts' },
  },
  {
    name: 'a person’s name joined and without a middle name counts as another name',
    changes: [
      {
        file: 'sandbox/operator/kyc/nearNames.ts',
        from: `if (lacks > 1) return false;`,
        to: `if (text.length !== whole.length) return false;`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/personName.test.ts' },
  },
  {
    name: 'an excluded person returns with another document',
    changes: [{ file: 'sandbox/operator/kyc/persons.ts', from: `=> by === 'verified'`, to: `=> by === 'handedIn'` }],
    found,
  },
  {
    name: 'an exclusion holds for whoever has the name and birthday that somebody stated',
    changes: [{ file: 'sandbox/operator/kyc/persons.ts', from: `=> by === 'verified'`, to: `=> by !== null` }],
    found: { test: 'sandbox/operator/kyc/mayPlay.test.ts' },
  },
  {
    name: 'an excluded person plays on with an account verified earlier',
    changes: [
      { file: 'sandbox/operator/kyc/sharedDevices.ts', from: `  await checkPerson(db, userId, time);\n`, to: '' },
    ],
    found,
  },
  {
    name: 'a possible holder of another account passes automatically',
    changes: [{ file: 'sandbox/operator/kyc/checks.ts', from: ` || doubts.length > 0;`, to: `;` }],
    found,
  },
  {
    name: 'staff can pass a possible holder of another account',
    changes: [
      {
        file: 'sandbox/operator/kyc/decideCheck.ts',
        from: `checkApart(await judgePerson(trx, row, userId, time));`,
        to: `await judgePerson(trx, row, userId, time);`,
      },
    ],
    found,
  },
  {
    name: 'a stranger excludes a person with an unreviewed document',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `when decided_at > \${time} then 'handedIn' else`,
        to: `when decided_at < \${time - time} then 'handedIn' else`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/mayPlay.test.ts' },
  },
  {
    name: 'a stranger excludes a person with a document’s number',
    changes: [
      {
        file: 'sandbox/operator/rg/exclusions.ts',
        from: `\n          .where('verdict', '=', kycStates.passed)`,
        to: ``,
      },
    ],
    found: { test: 'sandbox/operator/kyc/papers.test.ts' },
  },
  {
    name: 'an excluded person plays while staff look at their second account',
    changes: [
      {
        file: 'sandbox/operator/kyc/mayPlay.ts',
        from: `doubt.why === 'person' && doubt.excluded`,
        to: `doubt.why === 'person' && !doubt.excluded`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/excludePerson.test.ts' },
  },
  {
    name: 'an excluded person’s other account keeps its game',
    changes: [
      {
        file: 'sandbox/operator/kyc/excludePerson.ts',
        from: `isVerified && isSamePerson(person, other)`,
        to: `userId === 0 && isVerified && isSamePerson(person, other)`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/excludePerson.test.ts' },
  },
  {
    name: 'an excluded person isn’t known by a married name',
    changes: [
      {
        file: 'sandbox/operator/kyc/matches.ts',
        from: `const isNear = isExcluded && isSameDay`,
        to: `const isNear = !isExcluded && isSameDay`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/excludePerson.test.ts' },
  },
  {
    name: 'a refused or held person bets and claims on',
    changes: [
      {
        file: 'sandbox/operator/kyc/mayPlay.ts',
        from: `  await checkAllowed(db, userId, time);\n  await checkPerson(db, userId, time);\n`,
        to: `  await checkAllowed(db, userId, time);\n`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/mayPlay.test.ts' },
  },
  {
    name: 'whoever resembles another player plays only once staff have decided',
    changes: [
      { file: 'sandbox/operator/kyc/mayPlay.ts', from: `time, 'barring')`, to: `time)` },
      {
        file: 'sandbox/operator/kyc/mayPlay.ts',
        from: `(doubt.why === 'person' && doubt.excluded)`,
        to: `doubt.why === 'person'`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/mayPlay.test.ts' },
  },
  {
    name: 'a refused person plays under another name',
    changes: [
      {
        file: 'sandbox/operator/kyc/mayPlay.ts',
        from: `  if (person.barred) throw identityNeeded();\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/kyc/mayPlay.test.ts' },
  },
  {
    name: 'a refused check is kept, and its player plays under another name',
    changes: [
      { file: 'sandbox/operator/kyc/keepRefused.ts', from: `.set({ barred: true })`, to: `.set({ barred: false })` },
    ],
    found: { test: 'sandbox/operator/kyc/mayPlay.test.ts' },
  },
  {
    name: 'a cleared namesake may take any birthday of the listed name',
    changes: [
      { file: 'sandbox/operator/kyc/restricted.ts', from: `known.where('birthday', '=', birthday)`, to: `known` },
    ],
    found: { test: 'sandbox/operator/kyc/persons.test.ts' },
  },
  {
    name: 'on an excluded player’s device a check under review is enough',
    changes: [
      {
        file: 'sandbox/operator/kyc/sharedDevices.ts',
        from: `.status === kycStates.passed`,
        to: `.status !== kycStates.none`,
      },
    ],
    found: { test: 'sandbox/operator/rg/secondAccount.test.ts' },
  },
  {
    name: 'a cleared namesake may take the listed name itself',
    changes: [
      { file: 'sandbox/operator/kyc/restricted.ts', from: `foldOf(name) === foldOf(realName)`, to: `name !== ''` },
    ],
    found: { test: 'sandbox/operator/kyc/apart.test.ts' },
  },
  {
    name: 'whoever is told apart may take the excluded person’s name',
    changes: [
      {
        file: 'sandbox/operator/kyc/apart.ts',
        from: `foldOf(each.realName) === foldOf(realName)`,
        to: `realName !== ''`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/apart.test.ts' },
  },
  {
    name: 'a known number tells whether its owner is excluded',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `idNo === person.idNo && !isExcluded(other)`,
        to: `idNo === person.idNo && isExcluded(other)`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/numbers.test.ts' },
  },
  {
    name: 'a deleted account’s document passes for anybody',
    changes: [{ file: 'sandbox/operator/kyc/former.ts', from: `!isSamePerson(each, person)`, to: `!each` }],
    found: { test: 'sandbox/operator/deletion/returns.test.ts' },
  },
  {
    name: 'an exclusion holds only checks like the submitted person',
    changes: [
      {
        file: 'sandbox/operator/kyc/apart.ts',
        from: `return [...(await submitted.execute()), ...stated];`,
        to: `return [...(await submitted.execute()), ...stated].slice(0, 1);`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/excludePerson.test.ts' },
  },
];
