import type { Mutation } from './mutation.ts';

const handOver = 'sandbox/operator/identity/handOver.ts';
const registrant = { test: 'sandbox/operator/identity/registrant.test.ts' };

/** Bugs by which whoever registered another's number without a code keeps a hold on its owner. */
export const ofHandOver: readonly Mutation[] = [
  {
    name: 'who registered a number without a code stays in the account that its owner enters',
    changes: [
      {
        file: handOver,
        from: `if (!holder || holder.mobileProvenAt !== null) return holder;`,
        to: `if (holder !== null) return holder;`,
      },
    ],
    found: { test: 'sandbox/operator/identity/provenNumber.test.ts' },
  },
  {
    name: 'whoever registered a number without a code excludes its owner',
    changes: [{ file: handOver, from: `if (!isKnown && (await rg`, to: `if (id === 0 && (await rg` }],
    found: registrant,
  },
  {
    name: 'a code to an unproven number ends the exclusion on the device that began it',
    changes: [{ file: handOver, from: `if (!isKnown && (await rg`, to: `if ((await rg` }],
    found: registrant,
  },
  {
    name: 'a player on a break loses the account they have deposited into with the device they lose',
    changes: [{ file: handOver, from: ` && !(await holdsDeposit(trx, id, time))`, to: '' }],
    found: registrant,
  },
  {
    name: 'whoever registered a number without a code stays its owner’s inviter',
    changes: [{ file: handOver, from: `...(!isKnown && { pid: 0, pidAt: 0 })`, to: '' }],
    found: registrant,
  },
  {
    name: 'whoever registered a number without a code has its owner’s account deleted',
    changes: [{ file: handOver, from: `  await endDeletion(trx, id, mobile, time);\n`, to: '' }],
    found: registrant,
  },
  {
    name: 'an exclusion by whoever registered a number without a code refuses its owner',
    changes: [
      {
        file: 'sandbox/operator/rg/exclusions.ts',
        from: `          .where('mobileProvenAt', 'is not', null)\n`,
        to: '',
      },
    ],
    found: registrant,
  },
];
