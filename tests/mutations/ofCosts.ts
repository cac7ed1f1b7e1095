import type { Mutation } from './mutation.ts';

/** Mutations of what bounds the costs of strangers, each planted alone. */
export const ofCosts: Mutation[] = [
  {
    name: 'a long batch of events is read before it is counted',
    changes: [
      {
        file: 'sandbox/operator/api/bodyReader.ts',
        from: `if (isBatch(name)) {`,
        to: `if (isBatch(name) && !request) {`,
      },
    ],
    found: { test: 'sandbox/operator/events/events.test.ts' },
  },
  {
    name: 'the copy of a refused bet takes the stake',
    changes: [
      {
        file: 'sandbox/operator/games/seamlessWallet.ts',
        from: `&& passing.has(error.message)`,
        to: `&& !passing.has(error.message)`,
      },
    ],
    found: { test: 'sandbox/operator/games/refusedBets.test.ts' },
  },
  {
    name: 'codes asked for in turn at several processes aren’t counted together',
    changes: [
      {
        file: 'sandbox/operator/api/account/profile.ts',
        from: `      await spendAll(db, budgetsOf({ ...asked, name: 'codes' }, senders), time);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/identity/signUps.test.ts' },
  },
  {
    name: 'strangers’ errors push those of players off the page',
    changes: [
      {
        file: 'sandbox/qa/monitoring.ts',
        from: `order by \${byWeight}, errors desc`,
        to: `order by errors desc`,
      },
    ],
    found: { test: 'sandbox/qa/monitoring.test.ts' },
  },
  {
    name: 'the text behind a proxy’s port counts as an address',
    changes: [
      {
        file: 'sandbox/operator/http/address.ts',
        from: `return isIP(address) ? address : undefined;`,
        to: `return address || undefined;`,
      },
    ],
    found: { test: 'sandbox/operator/http/address.test.ts' },
  },
  {
    name: 'any number of calls of a player run at once',
    changes: [
      {
        file: 'sandbox/operator/api/gate.ts',
        from: `TurnLimits = { atOnce: 3, places`,
        to: `TurnLimits = { atOnce: 100, places`,
      },
    ],
    found: { test: 'sandbox/operator/api/gate.test.ts' },
  },
  {
    name: 'public calls with a session skip the queue',
    changes: [
      { file: 'sandbox/operator/api/gate.ts', from: `if (bySession && isPublic(name))`, to: `if (false as boolean)` },
    ],
    found: { test: 'sandbox/operator/api/gate.test.ts' },
  },
  {
    name: 'a refused bet leaves any number of rows',
    changes: [
      { file: 'sandbox/operator/games/refusedBets.ts', from: `    await closeStays(trx, userId, time);\n`, to: '' },
    ],
    found: { test: 'sandbox/operator/games/refusedBets.test.ts' },
  },
  {
    name: 'any number of long bodies of a player are read at once',
    changes: [{ file: 'sandbox/operator/api/longBodies.ts', from: `ends.push(announced.take(userId));`, to: `` }],
    found: { test: 'sandbox/operator/api/serve.test.ts' },
  },
  {
    name: 'a long body gives its place back before its call is answered',
    changes: [{ file: 'sandbox/operator/api/bodyReader.ts', from: `      hasCome();\n`, to: `      end();\n` }],
    found: { test: 'sandbox/operator/api/longBodies.test.ts' },
  },
  {
    name: 'the accounts of one address hash before all others',
    changes: [
      {
        file: 'sandbox/operator/identity/passwords.ts',
        from: 'playersPlace(address ? namesOf(address) : `player:${userId}`,',
        to: 'playersPlace(`player:${userId}`,',
      },
    ],
    found: { test: 'sandbox/operator/identity/passwords.test.ts' },
  },
  {
    name: 'a player’s stored acts have no limit',
    changes: [
      {
        file: 'sandbox/operator/api/serve.ts',
        from: `        if (userId) await countAct(db, { ...act, address }, actsADay);\n`,
        to: ``,
      },
    ],
    found: { test: 'sandbox/operator/api/serve.test.ts' },
  },
  {
    name: 'a change without a notice left goes unnoticed',
    changes: [
      {
        file: 'sandbox/operator/api/account/member.ts',
        from: `await notify(trx, mobile,`,
        to: `await notifyIfLeft(trx, mobile,`,
      },
    ],
    found: { test: 'sandbox/operator/identity/smsNotices.test.ts' },
  },
  {
    name: 'the networks of one line take turns like many lines',
    changes: [
      {
        file: 'sandbox/operator/http/address.ts',
        from: `networksOf(address).map(({ name }) => name)`,
        to: `[networksOf(address).at(-1)!.name]`,
      },
    ],
    found: { test: 'sandbox/operator/api/networks.test.ts' },
  },
  {
    name: 'a long body that hardly comes keeps its place',
    changes: [
      {
        file: 'sandbox/operator/api/longBodies.ts',
        from: `if (length - before < leastRate.bytes) lost.abort();`,
        to: `if (length < before) lost.abort();`,
      },
    ],
    found: { test: 'sandbox/operator/api/longBodies.test.ts' },
  },
  {
    name: 'a log-in with a name that nobody has is refused sooner',
    changes: [
      {
        file: 'sandbox/operator/identity/logins.ts',
        from: `const fits = () => passwordFits(`,
        to: `const fits = async () => !!user && passwordFits(`,
      },
    ],
    found: { test: 'sandbox/operator/identity/logins.test.ts' },
  },
  {
    name: 'events of free accounts have no bound in all',
    changes: [{ file: 'sandbox/operator/api/account/anonymous.ts', from: `...(newcomer ? [newcomers] : [])`, to: `` }],
    found: { test: 'sandbox/operator/events/events.test.ts' },
  },
  {
    name: 'pictures for identity checks that are never submitted stay',
    changes: [
      {
        file: 'sandbox/operator/api/sweepRules.ts',
        from: `kyc_checks.user_id = kyc_images.user_id)\``,
        to: `kyc_checks.user_id <> 0)\``,
      },
    ],
    found: { test: 'sandbox/operator/kyc/images.test.ts' },
  },
  {
    name: 'a newcomer’s pictures of a rejected check stay',
    changes: [
      {
        file: 'sandbox/operator/api/sweepRules.ts',
        from: 'and (verdict = ${kycStates.passed} or decided_at > ${time}))',
        to: `and decided_at > 0)`,
      },
    ],
    found: { test: 'sandbox/operator/api/newcomers.test.ts' },
  },
  {
    name: 'pictures of feedback by free accounts have no bound in all',
    changes: [
      {
        file: 'sandbox/operator/api/account/feedback.ts',
        from: `        await countPictures(trx, { userId, address, time }, input.images, newcomers);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/api/newcomers.test.ts' },
  },
  {
    name: 'deposit orders of free accounts have no bound in all',
    changes: [
      {
        file: 'sandbox/operator/api/newcomers.ts',
        from: `  await countAt(db, sender, 'orders', orders);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/api/newcomers.test.ts' },
  },
  {
    name: 'a reward that fails holds back a paid deposit',
    changes: [
      {
        file: 'sandbox/operator/api/partners.ts',
        from: `await rewardIfPossible(trx, report.output.orderNo, time)`,
        to: `await rewardDeposit(trx, report.output.orderNo, time)`,
      },
    ],
    found: { test: 'sandbox/operator/rewards/depositEvents.test.ts' },
  },
  {
    name: 'the other account of an excluded person is offered to play',
    changes: [
      {
        file: 'sandbox/operator/kyc/mayPlay.ts',
        from: ` ?? (await exclusionElsewhere(db, userId, time))`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/kyc/samePerson.test.ts' },
  },
  {
    name: 'completed acts that move no value stay',
    changes: [
      {
        file: 'sandbox/operator/api/sweepRules.ts',
        from: `'identified' in endpoint ? [name] : []`,
        to: `'money' in endpoint ? [name] : []`,
      },
    ],
    found: { test: 'sandbox/operator/api/newcomers.test.ts' },
  },
  {
    name: 'checks refused at once hold up the newcomers of any number of birthdays',
    changes: [{ file: 'sandbox/operator/kyc/earlier.ts', from: `mostKept = 5;`, to: `mostKept = 50;` }],
    found: { test: 'sandbox/operator/kyc/flood.test.ts' },
  },
];
