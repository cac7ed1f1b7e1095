import type { Mutation } from './mutation.ts';

const handOver = 'sandbox/operator/ownership/handOver.ts';
const detachPerson = 'sandbox/operator/ownership/detachPerson.ts';
const earlier = 'sandbox/operator/kyc/earlier.ts';
const excluded = { test: 'sandbox/operator/ownership/excludedPersons.test.ts' };
const over = { test: 'sandbox/operator/ownership/exclusionsOver.test.ts' };

/** Mutations of what becomes of an excluded account, and of its person, when the owner of its number enters it. */
export const ofLeavers: readonly Mutation[] = [
  {
    name: 'a code to an unproven number has the person of its excluded account forgotten',
    changes: [{ file: detachPerson, from: `if (isOut) await keep`, to: `if (time === 0) await keep` }],
    found: excluded,
  },
  {
    name: 'a code to an unproven number has the devices of its excluded account forgotten',
    changes: [{ file: handOver, from: `  if (await isExcluded(trx, id, time)) return holder;\n`, to: '' }],
    found: over,
  },
  {
    name: 'an owner’s exclusion stops whoever left the account when it was excluded, years later',
    changes: [{ file: earlier, from: `.set({ until })`, to: `.set({ until: null })` }],
    found: over,
  },
  {
    name: 'an owner’s exclusion ends the game of whoever left the account when it was excluded',
    changes: [{ file: earlier, from: `row('until', '>', time)`, to: `row('until', '>', 0)` }],
    found: over,
  },
  {
    name: 'an owner who extends an exclusion extends that of whoever left the account',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `least(exclusions.until, one`,
        to: `greatest(exclusions.until, one`,
      },
    ],
    found: over,
  },
  {
    name: 'the phone of whoever left an excluded account counts as the owner’s',
    changes: [{ file: detachPerson, from: `if (isOut) await moveD`, to: `if (time === 0) await moveD` }],
    found: over,
  },
  {
    name: 'the phone of whoever left an excluded account is no excluded person’s',
    changes: [
      {
        file: detachPerson,
        from: `.values({ ...exclusion, userId: closed })`,
        to: `.values({ ...exclusion, userId: closed, until: time })`,
      },
    ],
    found: excluded,
  },
  {
    name: 'another account plays on of a person whose excluded account went to the owner of its number',
    changes: [{ file: earlier, from: `  await keepVerified(trx, userId, time);\n  const given`, to: `  const given` }],
    found: excluded,
  },
  {
    name: 'the owner of a number reads who excluded the account',
    changes: [
      {
        file: handOver,
        from: `  if (!isKnown) await detach`,
        to: `  if (!isKnown && !(await isExcluded(trx, id, time))) await detach`,
      },
    ],
    found: excluded,
  },
  {
    name: 'the owner of a number reads what an excluded player of its account has stated',
    changes: [
      {
        file: detachPerson,
        from: `  if (isOut) await trx.deleteFrom('userOthers')`,
        to: `  if (time === 0) await trx.deleteFrom('userOthers')`,
      },
    ],
    found: excluded,
  },
  {
    name: 'a person excluded by another account plays on after a code on a new device',
    changes: [{ file: detachPerson, from: `, ...(isBarred && { barred: true })`, to: '' }],
    found: excluded,
  },
  {
    name: 'the owner of a number reads what whoever registered it has written to staff',
    changes: [
      {
        file: detachPerson,
        from: `updateTable('feedback').set({ detached: true })`,
        to: `updateTable('feedback').set({ detached: false })`,
      },
    ],
    found: excluded,
  },
  {
    name: 'two who have only stated something have one document',
    changes: [{ file: 'sandbox/operator/kyc/matches.ts', from: `person.idNo !== '' && other`, to: `other` }],
    found: excluded,
  },
  {
    name: 'staff who name the account that an excluded person has left exclude the owner of its number',
    changes: [
      {
        file: 'sandbox/operator/kyc/samePerson.ts',
        from: ` && (await matchesAmong([other], check)).length > 0`,
        to: '',
      },
    ],
    found: excluded,
  },
];
