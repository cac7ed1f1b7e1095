import type { Mutation } from './mutation.ts';

const deletions = 'sandbox/operator/deletion/deletions.ts';
const erase = 'sandbox/operator/deletion/erase.ts';
const erased = { test: 'sandbox/operator/deletion/erase.test.ts' };
const excludedAgain = `      if (await rgRestrictionOf(trx, userId, time)) return;\n`;
const found = { test: 'sandbox/operator/deletion/deletions.test.ts' };

/** Mutations of the deletion of accounts, each planted alone. */
export const ofDeletion: Mutation[] = [
  {
    name: 'a deletion needs no proof',
    changes: [
      {
        file: 'sandbox/operator/api/account/deletion.ts',
        from: `if (!isByPassword) await checkProven(trx, context, { smsCode });`,
        to: `if (!isByPassword && smsCode) await checkProven(trx, context, { smsCode });`,
      },
    ],
    found,
  },
  {
    name: 'an account is deleted with money in it',
    changes: [{ file: deletions, from: `  if (toWithdraw > 0 || inProgress) return false;\n`, to: '' }],
    found,
  },
  {
    name: 'an account that is due is closed between two rounds',
    changes: [{ file: deletions, from: `  if (await isInGame(trx, userId, time)) return false;\n`, to: '' }],
    found: { test: 'sandbox/operator/deletion/unattended.test.ts' },
  },
  {
    name: 'each call of an account that is due tries to close it before its turn',
    changes: [
      {
        file: 'sandbox/operator/api/serve.ts',
        from: `const context = await contextNow(ownerOf);`,
        to: `const context = await contextNow(ownerInTurn);`,
      },
    ],
    found: { test: 'sandbox/operator/deletion/dueAtOnce.test.ts' },
  },
  {
    name: 'an account waits for a withdrawal that has ended',
    changes: [{ file: deletions, from: `  await settlePayouts(db, time, userId);\n`, to: '' }],
    found: { test: 'sandbox/operator/deletion/unattended.test.ts' },
  },
  {
    name: 'an account that can’t be closed keeps all others open',
    changes: [
      { file: deletions, from: `isDeleted(db, userId, time), report)`, to: `isDeleted(db, userId, time), throwError)` },
    ],
    found: { test: 'sandbox/operator/deletion/unattended.test.ts' },
  },
  {
    name: 'an exclusion’s number is erased with the account',
    changes: [
      { file: deletions, from: `closed.where('userId', 'not in', restricted)`, to: `closed` },
      { file: deletions, from: excludedAgain, to: '' },
    ],
    found,
  },
  {
    name: 'an exclusion that begins while accounts are erased is erased with its account',
    changes: [{ file: deletions, from: excludedAgain, to: '' }],
    found: erased,
  },
  {
    name: 'the persons of a deleted account stay where staff have told them apart',
    changes: [{ file: erase, from: `  await eraseSeen(trx, userId);\n`, to: '' }],
    found: erased,
  },
  {
    name: 'a player whose account is to be deleted is sent offers',
    changes: [
      {
        file: 'sandbox/operator/api/sendPushes.ts',
        from: `if (await isToBeDeleted(db, userId)) return false;`,
        to: `if (userId === 0) return false;`,
      },
    ],
    found: { test: 'sandbox/operator/deletion/offers.test.ts' },
  },
  {
    name: 'the inbox of a player whose account is to be deleted has offers',
    changes: [{ file: 'sandbox/operator/inbox/inbox.ts', from: `    .where(isWelcome(userId))\n`, to: '' }],
    found: { test: 'sandbox/operator/deletion/offers.test.ts' },
  },
  {
    name: 'a deleted account logs in',
    changes: [
      {
        file: 'sandbox/operator/api/account/enter.ts',
        from: `  else await checkNotDeleted(db, userId, time);\n`,
        to: '',
      },
    ],
    found,
  },
  {
    name: 'a request for deletion is sent again after a lost answer',
    changes: [
      {
        file: 'worker/features/account/deletion.ts',
        from: `if (!isRejection(failure)) return findOut(failure, wished);`,
        to: `if (!isRejection(failure)) return void (await replies.write(name, input).catch(() => findOut(failure, wished)));`,
      },
    ],
    found: { test: 'worker/features/account/deletion.test.ts' },
  },
];
