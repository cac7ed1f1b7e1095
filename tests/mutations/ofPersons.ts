import type { Mutation } from './mutation.ts';

const names = 'sandbox/operator/kyc/personName.ts';
const found = { test: 'sandbox/operator/kyc/persons.test.ts' };

/** Mutations of who somebody is, each planted alone. */
export const ofPersons: Mutation[] = [
  {
    name: 'a person’s name in Cyrillic letters is another one',
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
    name: 'a person’s name with a suffix is another one',
    changes: [{ file: names, from: `parts.filter((part) => !suffixes.has(part))`, to: `parts` }],
    found: { test: 'sandbox/operator/kyc/personName.test.ts' },
  },
  {
    name: 'a person’s name in another order is another one',
    changes: [
      {
        file: names,
        from: `[...ordersOf(parts)].some((order) => orders.has(order))`,
        to: `orders.size > 0 && parts.join('') === others.join('')`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/personName.test.ts' },
  },
  {
    name: 'an excluded person comes back with another paper',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `if (name === 'same' && excluded && by === 'verified')`,
        to: `if (name === 'same' && excluded && by === 'said')`,
      },
    ],
    found,
  },
  {
    name: 'an excluded person plays on by an account that was verified before',
    changes: [
      { file: 'sandbox/operator/kyc/sharedDevices.ts', from: `  await checkPerson(db, userId, time);\n`, to: '' },
    ],
    found,
  },
  {
    name: 'who may be another account’s person passes by themselves',
    changes: [{ file: 'sandbox/operator/kyc/checks.ts', from: ` || doubts.length > 0;`, to: `;` }],
    found,
  },
  {
    name: 'the staff passes who may be another account’s person',
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
    name: 'a stranger excludes a person by a paper that nobody looked at',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `when decided_at > \${time} then 'handedIn' else`,
        to: `when decided_at < \${time - time} then 'handedIn' else`,
      },
    ],
    found,
  },
  {
    name: 'a stranger excludes a person by the number of a paper',
    changes: [
      {
        file: 'sandbox/operator/rg/exclusions.ts',
        from: `\n          .where('verdict', '=', kycStates.passed)`,
        to: ``,
      },
    ],
    found: { test: 'sandbox/operator/kyc/papers.test.ts' },
  },
];
