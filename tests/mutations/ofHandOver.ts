import type { Mutation } from './mutation.ts';

const handOver = 'sandbox/operator/ownership/handOver.ts';
const detachPerson = 'sandbox/operator/ownership/detachPerson.ts';
const person = { test: 'sandbox/operator/ownership/detachPerson.test.ts' };
const members = 'sandbox/operator/agents/members.ts';
const handedOver = { test: 'sandbox/operator/agents/handedOver.test.ts' };
const endedSession = { test: 'sandbox/operator/ownership/endedSession.test.ts' };
const leftBehind = { test: 'sandbox/operator/ownership/leftBehind.test.ts' };
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
    changes: [{ file: handOver, from: `  if (!isKnown) await leaveInviter(trx, id, time);\n`, to: '' }],
    found: registrant,
  },
  {
    name: 'a code to a member’s unproven number takes from their inviter what was earned before',
    changes: [
      {
        file: 'sandbox/operator/ownership/leaveInviter.ts',
        from: `set({ pid, pidAt, leftId: userId })`,
        to: `set({ leftId: userId })`,
      },
    ],
    found: handedOver,
  },
  {
    name: 'an inviter earns by what the owner of a member’s number does since they have the account',
    changes: [{ file: members, from: `users.left_id is null or \${sql.ref(at)} < users.created_at`, to: `true` }],
    found: handedOver,
  },
  {
    name: 'what a member has earned one inviter counts for that of the number’s owner, too',
    changes: [{ file: members, from: `where closed.left_id = users.id and `, to: `where false and ` }],
    found: handedOver,
  },
  {
    name: 'a friend who is verified again in the account they left counts twice',
    changes: [{ file: 'sandbox/operator/kyc/former.ts', from: `, row('closed.pid', '!=', 0)]`, to: `]` }],
    found: leftBehind,
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
  {
    name: 'the owner of a number has the identity of whoever registered it without a code',
    changes: [{ file: handOver, from: `  if (!isKnown) await detach`, to: `  if (id === 0) await detach` }],
    found: person,
  },
  {
    name: 'a code to an unproven number on its own device ends what was verified',
    changes: [{ file: handOver, from: `  if (!isKnown) await detach`, to: `  await detach` }],
    found: person,
  },
  {
    name: 'whoever leaves an account that they exclude then opens another one',
    changes: [{ file: 'sandbox/operator/kyc/persons.ts', from: `excluded.unionAll(left)`, to: `excluded` }],
    found: person,
  },
  {
    name: 'whoever excludes an account that they have left is verified by a check under way',
    changes: [
      {
        file: 'sandbox/operator/kyc/apart.ts',
        from: `[userId, ...closed.map((check) => check.userId)]`,
        to: `[userId]`,
      },
    ],
    found: person,
  },
  {
    name: 'a birthday of somebody too young is forgotten with the number it was given for',
    changes: [
      {
        file: detachPerson,
        from: `  await trx.updateTable('earlierPersons').set({ userId: closed }).where('userId', '=', userId).execute();\n`,
        to: '',
      },
    ],
    found: person,
  },
  {
    name: 'the owner of a number reads where whoever registered it had goods sent',
    changes: [
      {
        file: detachPerson,
        from: `updateTable('goodsOrders').set({ detached: true })`,
        to: `updateTable('goodsOrders').set({ detached: false })`,
      },
    ],
    found: leftBehind,
  },
  {
    name: 'the owner of a number has the photo of whoever registered it as their profile picture',
    changes: [
      {
        file: detachPerson,
        from: `  await trx.updateTable('users').set({ avatarOther: '' }).where('id', '=', userId).execute();\n`,
        to: '',
      },
    ],
    found: leftBehind,
  },
  {
    name: 'a check that waited for its turn stays with the owner of the number who has come meanwhile',
    changes: [
      {
        file: 'sandbox/operator/api/account/kyc.ts',
        from: `isCopy = false;\n            await lockSession(trx, { userId, token });`,
        to: `isCopy = false;`,
      },
    ],
    found: leftBehind,
  },
  {
    name: 'a call that waited while the account went to the owner of its number writes into it',
    changes: [
      {
        file: 'sandbox/operator/identity/tokens.ts',
        from: `  await lockPlayer(trx, userId);\n  await checkAlive(trx, token);\n`,
        to: `  await lockPlayer(trx, userId);\n`,
      },
    ],
    found: endedSession,
  },
  {
    name: 'an address given while the account went to the owner of its number becomes the owner’s',
    changes: [
      {
        file: 'sandbox/operator/api/shop/diamonds.ts',
        from: `        await lockSession(trx, { userId, token });\n`,
        to: '',
      },
    ],
    found: endedSession,
  },
  {
    name: 'a person excluded by two accounts is told the end that comes first',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `other.until - one.until`,
        to: `one.until - other.until`,
      },
    ],
    found: { test: 'sandbox/operator/ownership/exclusionsOver.test.ts' },
  },
  {
    name: 'pictures of a depositor’s check are swept once the account has gone to the owner of its number',
    changes: [
      {
        file: 'sandbox/operator/api/sweepRules.ts',
        from: `      and not \${hadDeposited('kyc_images.user_id')}\n`,
        to: '',
      },
    ],
    found: leftBehind,
  },
  {
    name: 'a person whose account went to the owner of its number is rewarded twice',
    changes: [{ file: detachPerson, from: `, formerId: userId, freed`, to: `, freed` }],
    found: person,
  },
  {
    name: 'a code to a number lets somebody play whose check was refused',
    changes: [
      {
        file: 'sandbox/operator/kyc/mayPlay.ts',
        from: `  if (!person?.hasPassed && (await hasLeftBarred(db, userId))) throw identityNeeded();\n`,
        to: '',
      },
    ],
    found: person,
  },
  {
    name: 'the owner of a number waits for comparisons with any number of excluded persons',
    changes: [{ file: 'sandbox/operator/kyc/persons.ts', from: `accounts.size > mostExcluded || `, to: '' }],
    found: { test: 'sandbox/operator/kyc/judgements.test.ts' },
  },
];
