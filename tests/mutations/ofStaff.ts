import type { Mutation } from './mutation.ts';

const found = { test: 'sandbox/qa/staffChecks.test.ts' };

/** Mutations of what staff decide about an identity check that they have looked at, each planted alone. */
export const ofStaff: Mutation[] = [
  {
    name: 'staff pass a check that was replaced after they had looked at it',
    changes: [
      {
        file: 'sandbox/operator/kyc/decideCheck.ts',
        from: `    await checkLookedAt(trx, userId, version);\n`,
        to: '',
      },
    ],
    found,
  },
  {
    name: 'staff clear a restricted person’s birthday that was submitted after they had looked',
    changes: [
      {
        file: 'sandbox/operator/kyc/restricted.ts',
        from: `    await checkLookedAt(trx, userId, version);\n`,
        to: '',
      },
    ],
    found,
  },
  {
    name: 'staff tell an account apart from another that was replaced after they had looked',
    changes: [
      {
        file: 'sandbox/operator/kyc/tellApart.ts',
        from: `    await checkLookedAt(trx, otherId, versions.other);\n`,
        to: '',
      },
    ],
    found,
  },
  {
    name: 'a replaced picture leaves the version of a check as it was',
    changes: [
      {
        file: 'sandbox/operator/kyc/lookedAt.ts',
        from: `pictures: await imagesOf(db, userId), persons`,
        to: `pictures: [], persons`,
      },
    ],
    found,
  },
];
