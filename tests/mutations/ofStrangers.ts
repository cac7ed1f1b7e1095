import type { Mutation } from './mutation.ts';

const signUps = 'sandbox/operator/identity/signUps.test.ts';

/** Mutations that let strangers cost the operator more than they may, or speak for others, each planted alone. */
export const ofStrangers: Mutation[] = [
  {
    name: 'events are recorded before they are valid',
    changes: [
      {
        file: 'sandbox/operator/api/serve.ts',
        from: `      const input = checkedInput(endpoint.input, body);\n`,
        to: `      history.note(copy, { events: (body['eventList'] ?? []) as Copy['events'] });
      const input = checkedInput(endpoint.input, body);\n`,
      },
    ],
    found: { test: 'sandbox/operator/api/serve.test.ts' },
  },
  {
    name: 'the record of requests is counted and not weighed',
    changes: [{ file: 'sandbox/qa/history.ts', from: ` || (bytes > most.bytes && list.length > 1)`, to: `` }],
    found: { test: 'sandbox/qa/history.test.ts' },
  },
  {
    name: 'a long body is read for anybody',
    changes: [
      {
        file: 'sandbox/operator/http/request.ts',
        from: `  if (!userId && name !== 'anonymous/appEventLogClient') return longestOfStrangers;\n`,
        to: ``,
      },
    ],
    found: { test: 'sandbox/operator/api/serve.test.ts' },
  },
  {
    name: 'figures of strangers are summed as they are',
    changes: [
      {
        file: 'sandbox/qa/monitoring.ts',
        from: `then \${sql.lit(mostRows)} else`,
        to: `then \${number(name)} else`,
      },
    ],
    found: { test: 'sandbox/qa/monitoring.test.ts' },
  },
  {
    name: 'an event is whose it says it is',
    changes: [
      {
        file: 'sandbox/operator/events/events.ts',
        from: `event.eventUserId === userId ? userId : 0`,
        to: `event.eventUserId`,
      },
    ],
    found: { test: 'sandbox/operator/events/events.test.ts' },
  },
  {
    name: 'one address fills the sink of policy reports',
    changes: [
      {
        file: 'sandbox/http/reports.ts',
        from: `ofOne > reportLimits.keptOfOne ? from.indexOf(address) : 0`,
        to: `0`,
      },
    ],
    found: { test: 'sandbox/http/reports.test.ts' },
  },
  {
    name: 'a password is hashed before the sign-up is looked at',
    changes: [
      {
        file: 'sandbox/operator/api/account/profile.ts',
        from: `    await checkSignUp(operator, name, from);\n    return hashPassword(password);\n`,
        to: `    const hash = await hashPassword(password);\n    await checkSignUp(operator, name, from);\n    return hash;\n`,
      },
    ],
    found: { test: signUps },
  },
  {
    name: 'a made-up name leaves a row beyond the budget',
    changes: [
      {
        file: 'sandbox/operator/identity/logins.ts',
        from: `  for (const budget of budgets) await spend(db, budget, time);\n  await limited(db, place, time, fits);\n`,
        to: `  await limited(db, place, time, async () => {
    for (const budget of budgets) await spend(db, budget, time);
    return fits();
  });\n`,
      },
    ],
    found: { test: signUps },
  },
  {
    name: 'players wait in line with visitors',
    changes: [{ file: 'sandbox/operator/api/gate.ts', from: `userId > 0 && lane`, to: `userId < 0 && lane` }],
    found: { test: 'sandbox/operator/api/gate.test.ts' },
  },
  {
    name: 'a session passes the line for passwords',
    changes: [{ file: 'sandbox/operator/api/gate.ts', from: `userId > 0 && lane === 'short'`, to: `userId > 0` }],
    found: { test: 'sandbox/operator/api/gate.test.ts' },
  },
  {
    name: 'who holds most places of a full line keeps them all',
    changes: [{ file: 'sandbox/turns.ts', from: `if (taken >= places) makeRoomFor(name);`, to: `` }],
    found: { test: 'sandbox/turns.test.ts' },
  },
  {
    name: 'the games are compressed for each answer',
    changes: [{ file: 'sandbox/http/respond.ts', from: `    if (known) return known;\n`, to: `` }],
    found: { test: 'sandbox/http/respond.test.ts' },
  },
  {
    name: 'a picture may have any number of pixels',
    changes: [
      {
        file: 'sandbox/operator/http/checkPicture.ts',
        from: `Math.max(size.width, size.height) > longestSide`,
        to: `longestSide === 0`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/images.test.ts' },
  },
  {
    name: 'a draw by a given chance brings own money',
    changes: [
      { file: 'sandbox/operator/jackpot/drawChances.ts', from: `    return 'reward';\n`, to: `    return 'own';\n` },
    ],
    found: { test: 'sandbox/operator/api/draws/wheel.test.ts' },
  },
  {
    name: 'a given chance to draw waits for no deposit',
    changes: [
      {
        file: 'sandbox/operator/jackpot/drawChances.ts',
        from: `row?.num && (await depositedBy(db, userId)) > 0 ? row.num : 0`,
        to: `row?.num ?? 0`,
      },
    ],
    found: { test: 'sandbox/operator/api/draws/wheel.test.ts' },
  },
];
