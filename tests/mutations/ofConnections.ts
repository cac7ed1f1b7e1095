import type { Mutation } from './mutation.ts';

const wallet = 'sandbox/operator/games/seamlessWallet.ts';
const days = 'sandbox/operator/agents/days.ts';
const booked = { test: 'sandbox/operator/agents/booking.test.ts' };
const longAnswers = { test: 'sandbox/operator/api/longAnswers.test.ts' };
const exclusion = 'sandbox/operator/kyc/excludePerson.ts';
const ofCrowds = { test: 'sandbox/operator/kyc/flood.test.ts' };
const judgements = { test: 'sandbox/operator/kyc/judgements.test.ts' };
const checksAtOnce = { test: 'sandbox/operator/kyc/atOnce.test.ts' };
const draws = { test: 'sandbox/operator/lottery/atOnce.test.ts' };

/** Mutations of what bounds how long the operator's work takes its connections, each planted alone. */
export const ofConnections: readonly Mutation[] = [
  {
    name: 'the draw of a large lottery round is cancelled each time',
    changes: [{ file: 'sandbox/operator/lottery/rounds.ts', from: `  await liftTimeLimit(trx);\n`, to: '' }],
    found: draws,
  },
  {
    name: 'an exclusion holds the checks of a crowd one by one',
    changes: [
      {
        file: exclusion,
        from: `await holdChecks(trx, [...held], time);`,
        to: `for (const each of held) await holdChecks(trx, [each], time);`,
      },
    ],
    found: ofCrowds,
  },
  {
    name: 'an exclusion ends the games of a crowd one by one',
    changes: [
      {
        file: exclusion,
        from: `await closeStaysOf(trx, [...ended], time);`,
        to: `for (const each of ended) await closeStaysOf(trx, [each], time);`,
      },
    ],
    found: ofCrowds,
  },
  {
    name: 'each exclusion compares with unverified accounts in games',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `kyc_checks.decided_at <= \${time} and kyc_checks.verdict = \${kycStates.passed}\n    and`,
        to: `true and`,
      },
    ],
    found: ofCrowds,
  },
  {
    name: 'a break of an excluded player compares with others, whose checks don’t wait',
    changes: [
      {
        file: 'sandbox/operator/api/account/rg.ts',
        from: `if ('months' in length) await excludePerson`,
        to: `await excludePerson`,
      },
    ],
    found: ofCrowds,
  },
  {
    name: 'all identity checks of a crowd wait with a connection',
    changes: [{ file: 'sandbox/operator/kyc/turns.ts', from: `{ atOnce: 2, places`, to: `{ atOnce: 100, places` }],
    found: checksAtOnce,
  },
  {
    name: 'an exclusion waits for checks that wait for a birthday',
    changes: [
      {
        file: 'sandbox/operator/kyc/checks.ts',
        from: `  await lockBirthday(trx, birthday);\n  await lockNumber(trx, idNo);\n  await delayExclusions(trx);\n`,
        to: `  await delayExclusions(trx);\n  await lockBirthday(trx, birthday);\n  await lockNumber(trx, idNo);\n`,
      },
    ],
    found: checksAtOnce,
  },
  {
    name: 'each call of a player whose check waits compares with a crowd of their birthday',
    changes: [{ file: 'sandbox/operator/kyc/mayPlay.ts', from: `time, 'barring')`, to: `time)` }],
    found: judgements,
  },
  {
    name: 'each call of a player whose check waits compares with all excluded persons anew',
    changes: [{ file: 'sandbox/operator/kyc/matches.ts', from: `if (known !== undefined) return known;`, to: `` }],
    found: judgements,
  },
  {
    name: 'an identity check is compared with everybody of its birthday',
    changes: [{ file: 'sandbox/operator/kyc/persons.ts', from: `\n    .limit(mostCompared);`, to: `;` }],
    found: ofCrowds,
  },
  {
    name: 'an identity check passes without a comparison with all of its birthday',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `  if (others.some(({ crowded }) => crowded)) doubts.push({ why: 'crowd' });\n`,
        to: '',
      },
    ],
    found: ofCrowds,
  },
  {
    name: 'the namesakes of a check are compared with it only if they come first',
    changes: [
      {
        file: 'sandbox/operator/kyc/persons.ts',
        from: `    .orderBy(sql\`lower(real_name) = lower(\${realName})\`, 'desc')\n`,
        to: '',
      },
    ],
    found: ofCrowds,
  },
  {
    name: 'works that take turns are done at once',
    changes: [
      {
        file: 'sandbox/operator/context/oneAtATime.ts',
        from: `(lastTurns.get(of) ?? Promise.resolve()).then(work)`,
        to: `work()`,
      },
    ],
    found: { test: 'sandbox/operator/context/oneAtATime.test.ts' },
  },
  {
    name: 'each call waits for a lottery’s draw with a connection',
    changes: [
      {
        file: 'sandbox/operator/lottery/rounds.ts',
        from: `return inTurn(operator.db, () => drawDue(operator, type, time));`,
        to: `return drawDue(operator, type, time);`,
      },
    ],
    found: draws,
  },
  {
    name: 'pages of a lottery wait for its draw to the end',
    changes: [
      {
        file: 'sandbox/operator/lottery/roundToShow.ts',
        from: `Promise.race([draw, late])`,
        to: `Promise.race([draw])`,
      },
    ],
    found: draws,
  },
  {
    name: 'an order waits for the draw of its round',
    changes: [
      {
        file: 'sandbox/operator/lottery/orders.ts',
        from: `  checkOnSale(await rounds.executeTakeFirstOrThrow(), time);\n`,
        to: '',
      },
    ],
    found: draws,
  },
  {
    name: 'all rounds of a player wait for each other with a connection',
    changes: [{ file: wallet, from: `{ atOnce: 1, places`, to: `{ atOnce: 100, places` }],
    found: { test: 'sandbox/operator/games/roundsAtOnce.test.ts' },
  },
  {
    name: 'a bonus that ends reads all rounds of its player, while all others wait',
    changes: [
      {
        file: 'sandbox/operator/money/bonusMoney.ts',
        from: `.where(isAtStake)`,
        to: `.where('coinAfterWin', 'is', null)`,
      },
    ],
    found: { test: 'sandbox/operator/money/openStakes.test.ts' },
  },
  {
    name: 'a settled bet updates the requirements that it meets one by one, while all others wait',
    changes: [
      {
        file: 'sandbox/operator/money/turnover.ts',
        from: `  await meet(trx, met);`,
        to: `  for (const each of met) await meet(trx, new Map([each]));`,
      },
    ],
    found: { test: 'sandbox/operator/money/turnover.test.ts' },
  },
  {
    name: 'a bet of an ended session locks its player',
    changes: [{ file: wallet, from: `if (!known.isOpen) {`, to: `if (false as boolean) {` }],
    found: { test: 'sandbox/operator/games/endedSessions.test.ts' },
  },
  {
    name: 'members wait for the booking of their agent’s days',
    changes: [{ file: days, from: `.forShare().skipLocked()`, to: `.forShare()` }],
    found: booked,
  },
  {
    name: 'an agent’s days are booked before rounds of midnight are settled',
    changes: [{ file: days, from: `  await awaitRounds(db, userId);\n`, to: '' }],
    found: booked,
  },
  {
    name: 'the size of a team is counted among all players',
    changes: [{ file: 'sandbox/operator/agents/members.ts', from: ` and users.pid <> 0\n`, to: `\n` }],
    found: { test: 'sandbox/operator/api/readByCalls.test.ts' },
  },
  {
    name: 'any number of answers of a player are compressed at once',
    changes: [{ file: 'sandbox/operator/api/serve.ts', from: `response: await respond(`, to: `response: respond(` }],
    found: longAnswers,
  },
  {
    name: 'any number of long answers wait for their clients',
    changes: [
      {
        file: 'sandbox/operator/api/longAnswers.ts',
        from: `get('content-length')) <= longestShort`,
        to: `get('content-length')) <= Infinity`,
      },
    ],
    found: longAnswers,
  },
  {
    name: 'visitors rest without a bound after work that waited',
    changes: [{ file: 'sandbox/operator/api/gate.ts', from: `Math.min(most, `, to: `Math.min(Infinity, ` }],
    found: { test: 'sandbox/operator/api/restOfVisitors.test.ts' },
  },
  {
    name: 'an abandoned transaction keeps its locks',
    changes: [
      {
        file: 'sandbox/db/postgresPool.ts',
        from: `    idle_in_transaction_session_timeout: longestIdle,\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/db/postgresPool.test.ts' },
  },
];
