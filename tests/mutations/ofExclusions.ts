import type { Mutation } from './mutation.ts';

const samePerson = 'sandbox/operator/kyc/samePerson.test.ts';

/** Mutations of what an exclusion means for other accounts, and of checks given before, each planted alone. */
export const ofExclusions: Mutation[] = [
  {
    name: 'an exclusion lets unverified accounts on its devices play on',
    changes: [
      {
        file: 'sandbox/operator/kyc/excludePerson.ts',
        from: `new Set(await playersOnDevices(trx, userId, time))`,
        to: `new Set<number>()`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/sharedDevices.test.ts' },
  },
  {
    name: 'an exclusion compares with everybody who was ever verified',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `return isAffected(birthday, time);`,
        to: `return row.and([]);`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/flood.test.ts' },
  },
  {
    name: 'an exclusion overlooks checks whose verdict is planned',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `(kyc_checks.decided_at > \${time} and`,
        to: `(kyc_checks.user_id = 0 and`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/excludePerson.test.ts' },
  },
  {
    name: 'an exclusion overlooks the open game of the person’s other account',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `stays.user_id = kyc_checks.user_id`,
        to: `stays.user_id = 0`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/excludePerson.test.ts' },
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
    name: 'a break that begins while a notification waits lets it pass',
    changes: [
      {
        file: 'sandbox/operator/api/sendPushes.ts',
        from: `  if (!(await mayBeTold(operator.db, message, time))) return 'withheld';\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/api/sendPushes.test.ts' },
  },
  {
    name: 'the other account of an excluded person sees pages of offers',
    changes: [
      {
        file: 'sandbox/operator/kyc/mayPlay.ts',
        from: `  const kept = await restrictionOf(db, userId, time);\n`,
        to: `  const kept = await rgRestrictionOf(db, userId, time);\n`,
      },
    ],
    found: { test: samePerson },
  },
  {
    name: 'that a mail with an offer has come is told without consent to offers',
    changes: [
      {
        file: 'sandbox/operator/api/sendPushes.ts',
        from: ` || (await isNoteOfOffer(db, ref));`,
        to: `;`,
      },
    ],
    found: { test: 'sandbox/operator/mail/notesOfOffers.test.ts' },
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
  {
    name: 'a player who isn’t excluded is verified for a second account',
    changes: [
      {
        file: 'sandbox/operator/kyc/samePerson.ts',
        from: `!(await isExcluded(trx, userId, time))`,
        to: `userId === 0`,
      },
    ],
    found: { test: samePerson },
  },
  {
    name: 'the other account plays on after staff have said that it is the same person',
    changes: [
      {
        file: 'sandbox/operator/kyc/samePerson.ts',
        from: `    await keepAsVerified(trx, userId, person);\n`,
        to: `    void person;\n`,
      },
    ],
    found: { test: samePerson },
  },
  {
    name: 'an account verified to pay out plays once its exclusion is over',
    changes: [{ file: 'sandbox/operator/kyc/mayPlay.ts', from: `person.hasPassed && person.further`, to: `false` }],
    found: { test: samePerson },
  },
  {
    name: 'the acts of a day use up those that protect',
    changes: [{ file: 'sandbox/operator/api/actBudget.ts', from: `protecting.has(call)`, to: `false` }],
    found: { test: 'sandbox/operator/api/actBudget.test.ts' },
  },
  {
    name: 'the other account of an excluded person pays out bonus money',
    changes: [
      {
        file: 'sandbox/operator/api/money/withdrawals.ts',
        from: `bonuses: required }`,
        to: `bonuses: required && !isOut }`,
      },
    ],
    found: { test: 'sandbox/operator/money/excludedElsewhere.test.ts' },
  },
  {
    name: 'the record of an exclusion is swept before its device comes back',
    changes: [{ file: 'sandbox/operator/api/sweepRules.ts', from: `!isRestricting(name)`, to: `name !== ''` }],
    found: { test: 'sandbox/operator/api/newcomers.test.ts' },
  },
  {
    name: 'a stranger fills the disk with restrictions, whose records are kept for years',
    changes: [
      {
        file: 'sandbox/operator/api/actBudget.ts',
        from: `isRestricting(call) ? players.restrictions : players.acts`,
        to: `players.acts`,
      },
    ],
    found: { test: 'sandbox/operator/api/actBudget.test.ts' },
  },
  {
    name: 'an excluded player logs in on new devices until the one that others are recognised by is forgotten',
    changes: [
      {
        file: 'sandbox/operator/identity/devices.ts',
        from: `      if (await isExcluded(db, userId, time)) return;\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/identity/devices.test.ts' },
  },
  {
    name: 'a refusal for good is lost with the process that refused',
    changes: [
      {
        file: 'sandbox/operator/api/account/kyc.ts',
        from: `if (isCopy && (await isSettled(trx, userId, input, time))) return;`,
        to: `if (isCopy) return;`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/excludePerson.test.ts' },
  },
  {
    name: 'the other account of an excluded person is offered coupons',
    changes: [
      {
        file: 'sandbox/operator/api/rewards/rewards.ts',
        from: `(await restrictionOf(db, userId, time)) ? [] : await`,
        to: `await`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/samePerson.test.ts' },
  },
  {
    name: 'log-ins on a player’s device leave no place to an exclusion',
    changes: [
      {
        file: 'sandbox/operator/api/gate.ts',
        from: `return loginsOf(player, () => ofPlayer(player, login), networks);`,
        to: `return ofPlayer(player, login);`,
      },
    ],
    found: { test: 'sandbox/operator/api/rememberedDevices.test.ts' },
  },
];
