import type { Mutation } from './mutation.ts';

/** Mutations of what an exclusion means for other accounts, and of checks given before, each planted alone. */
export const ofExclusions: Mutation[] = [
  {
    name: 'an exclusion lets unverified accounts on its devices play on',
    changes: [
      {
        file: 'sandbox/operator/kyc/excludePerson.ts',
        from: `onDevices.has(other) || (await exclusionElsewhere(trx, other, time))`,
        to: `await exclusionElsewhere(trx, other, time)`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/sharedDevices.test.ts' },
  },
  {
    name: 'cards and draws are played on an excluded player’s device',
    changes: [
      {
        file: 'sandbox/operator/rewards/openActivity.ts',
        from: `  await checkDevice(trx, context);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/kyc/sharedDevices.test.ts' },
  },
  {
    name: 'an excluded person’s earlier checks are forgotten',
    changes: [{ file: 'sandbox/operator/kyc/persons.ts', from: `.unionAll(earlier)`, to: `` }],
    found: { test: 'sandbox/operator/kyc/earlier.test.ts' },
  },
  {
    name: 'a rejection by staff ends what an exclusion stops elsewhere',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `case when verified then 'verified' else 'said' end`,
        to: `case when verified then 'said' else 'said' end`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/earlier.test.ts' },
  },
  {
    name: 'whoever was too young passes with another birthday',
    changes: [
      {
        file: 'sandbox/operator/kyc/earlier.ts',
        from: `!isOfAge(each.birthday, time)`,
        to: `each.birthday === ''`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/earlier.test.ts' },
  },
  {
    name: 'staff can pass somebody too young',
    changes: [
      {
        file: 'sandbox/operator/kyc/decideCheck.ts',
        from: `      if (!isOfAge(row.birthday, time)) throw new Refusal(codes.barred, 'Players are 21 or older');\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/kyc/earlier.test.ts' },
  },
];
