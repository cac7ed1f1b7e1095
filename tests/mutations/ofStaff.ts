import type { Mutation } from './mutation.ts';

const found = { test: 'sandbox/qa/staffChecks.test.ts' };

/** Mutations of what staff decide about an identity check or a round, and of how persons are judged, each alone. */
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
    name: 'staff tell an account unseen from whoever left one to the owner of its number',
    changes: [
      {
        file: 'sandbox/operator/kyc/lookedAt.ts',
        from: `select(columns).where('userId', '=', userId).executeTakeFirst()`,
        to: `select(columns).where('userId', '=', userId).where('freed', '=', false).executeTakeFirst()`,
      },
    ],
    found: { test: 'sandbox/qa/staffLeftChecks.test.ts' },
  },
  {
    name: 'staff return a stake whose round may still be won',
    changes: [
      {
        file: 'sandbox/operator/games/returnedStakes.ts',
        from: `time < round.at + settlesWithin`,
        to: `time < round.at`,
      },
    ],
    found: { test: 'sandbox/qa/returnedStakes.test.ts' },
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
  {
    name: 'comparisons under way at once hold requests up together',
    changes: [
      {
        file: 'sandbox/operator/context/withPauses.ts',
        from: `lastPause.then(() => othersGo())`,
        to: `othersGo()`,
      },
    ],
    found: { test: 'sandbox/operator/context/withPauses.test.ts' },
  },
  {
    name: 'a judgement is remembered beyond the beginning of an exclusion',
    changes: [{ file: 'sandbox/operator/kyc/matches.ts', from: `  state !== null,\n];`, to: `];` }],
    found: { test: 'sandbox/operator/kyc/judgements.test.ts' },
  },
];
