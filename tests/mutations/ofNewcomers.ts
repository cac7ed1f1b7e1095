import type { Mutation } from './mutation.ts';

const found = { test: 'sandbox/operator/api/newcomersActs.test.ts' };
const ofProtection = { test: 'sandbox/operator/api/protectingActs.test.ts' };

/** Mutations of what players who have deposited nothing store for good, each planted alone. */
export const ofNewcomers: Mutation[] = [
  {
    name: 'acts of free accounts have no bound in all',
    changes: [
      {
        file: 'sandbox/operator/api/actBudget.ts',
        from: `await countAt(db, { address, time }, 'acts', newcomers.acts);`,
        to: 'await Promise.resolve();',
      },
    ],
    found,
  },
  {
    name: 'the acts of an address’s newcomers use up the exclusions of each other',
    changes: [
      { file: 'sandbox/operator/api/actBudget.ts', from: `if (!apart.has(call)) await`, to: `if (call) await` },
    ],
    found,
  },
  {
    name: 'acts that claimed something are swept',
    changes: [
      {
        file: 'sandbox/operator/api/sweepRules.ts',
        from: `claims.user_id = operations.user_id and claims.time = operations.time`,
        to: `claims.user_id = 0`,
      },
    ],
    found,
  },
  {
    name: 'profile pictures of free accounts have no bound in all',
    changes: [
      {
        file: 'sandbox/operator/api/account/member.ts',
        from: `          await countPictures(trx, { userId, address, time }, pictures, operator.caps.newcomers);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/api/newcomers.test.ts' },
  },
  {
    name: 'accounts that merely state a birthday are loaded by each call of its owner',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `'is not', null)\n    .where('userId', 'in', excluded);`,
        to: `'is not', null);`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/flood.test.ts' },
  },
  {
    name: 'codes to the own numbers of free accounts have no bound in all',
    changes: [
      {
        file: 'sandbox/operator/api/account/profile.ts',
        from: `if (own) await countNewcomers(`,
        to: `if (own && owner === 0) await countNewcomers(`,
      },
    ],
    found: { test: 'sandbox/operator/identity/ownCodes.test.ts' },
  },
  {
    name: 'a number gets the codes of a day once for each type',
    changes: [{ file: 'sandbox/operator/identity/codePots.ts', from: ` || today.length >= most * ofAllTypes`, to: '' }],
    found: { test: 'sandbox/operator/identity/ownCodes.test.ts' },
  },
  {
    name: 'acts that protect free accounts have no bound in all',
    changes: [{ file: 'sandbox/operator/api/actBudget.ts', from: `newcomers.protecting);`, to: `1_000_000);` }],
    found: ofProtection,
  },
  {
    name: 'the newcomers of an address refuse each other protection',
    changes: [
      {
        file: 'sandbox/operator/api/actBudget.ts',
        from: `(await hasStored(db, userId, call, newcomers.protectingOfOne))`,
        to: `call`,
      },
    ],
    found: ofProtection,
  },
  {
    name: 'one free account uses up the acts of its address',
    changes: [
      {
        file: 'sandbox/operator/api/actBudget.ts',
        from: `newcomers.restrictionsOfOne : newcomers.actsOfOne`,
        to: `newcomers.restrictionsOfOne : players.acts`,
      },
    ],
    found: ofProtection,
  },
  {
    name: 'the games that free accounts like have no bound in all',
    changes: [
      {
        file: 'sandbox/operator/api/account/session.ts',
        from: `if (isNew) await countNewcomers(`,
        to: `if (!isNew) await countNewcomers(`,
      },
    ],
    found: { test: 'sandbox/operator/games/likes.test.ts' },
  },
  {
    name: 'every answer carries any number of liked games',
    changes: [
      { file: 'sandbox/operator/games/gameSessions.ts', from: `.slice(mostLikes)`, to: `.slice(mostLikes + 1)` },
    ],
    found: { test: 'sandbox/operator/games/likes.test.ts' },
  },
  {
    name: 'the sweep of visits takes rewards that were claimed, so that they can be claimed again',
    changes: [
      { file: 'sandbox/operator/api/sweepRules.ts', from: `starts_with(name, \${ofVisits}) and time`, to: `time` },
    ],
    found: { test: 'sandbox/operator/api/sweptRows.test.ts' },
  },
  {
    name: 'an inviter is named whose line is too long to be walked',
    changes: [
      {
        file: 'sandbox/operator/identity/parents.ts',
        from: ` or count(distinct id) > \${longestLine} as`,
        to: ` as`,
      },
    ],
    found: { test: 'sandbox/operator/identity/parents.test.ts' },
  },
  {
    name: 'naming inviters counts as no act',
    changes: [
      {
        file: 'sandbox/operator/api/account/member.ts',
        from: `context.once((trx) => fillParent`,
        to: `db.transaction().execute((trx) => fillParent`,
      },
    ],
    found: { test: 'sandbox/operator/identity/parents.test.ts' },
  },
  {
    name: 'each sweep reads all acts that stay for good',
    changes: [
      {
        file: 'sandbox/operator/api/sweepRules.ts',
        from: `(\${sql.join(claiming)})\n      and \${cameTo(kept.valuelessActs, time, since)}`,
        to: `(\${sql.join(claiming)})\n      and \${cameTo(kept.valuelessActs, time, 0)}`,
      },
    ],
    found: { test: 'sandbox/operator/api/sweptRows.test.ts' },
  },
  {
    name: 'acts that came of age while the database was down stay for good',
    changes: [{ file: 'sandbox/operator/api/sweep.ts', from: `      sweptUntil = since;\n`, to: '' }],
    found: { test: 'sandbox/operator/api/sweptRows.test.ts' },
  },
  {
    name: 'each free account leaves as many known devices as a player’s',
    changes: [
      {
        file: 'sandbox/operator/api/account/enter.ts',
        from: `rememberDevice(trx, known, devicesOfNewcomer, 0)`,
        to: `rememberDevice(trx, known, devices, 0)`,
      },
    ],
    found: { test: 'sandbox/operator/identity/devices.test.ts' },
  },
  {
    name: 'the sweep of revoked sessions ends those in use',
    changes: [
      { file: 'sandbox/operator/api/sweepRules.ts', from: `sql\`revoked and created_at`, to: `sql\`created_at` },
    ],
    found: { test: 'sandbox/operator/api/sweptRows.test.ts' },
  },
];
