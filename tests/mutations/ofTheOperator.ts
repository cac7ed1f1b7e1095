import type { Mutation } from './mutation.ts';

const operations = 'sandbox/ledger/operations.ts';
const wallet = 'sandbox/operator/games/seamlessWallet.ts';
const outcomes = 'sandbox/ledger/operations.test.ts';

/** Mutations of the sandbox's operator and its partners, each planted alone. */
export const ofTheOperator: Mutation[] = [
  {
    name: 'a copy that arrives too late is booked',
    changes: [{ file: operations, from: `if (known || !isLate(act)) return known ??`, to: `return known ??` }],
    found: { test: outcomes },
  },
  {
    name: 'an act that never arrived is reported as refused but not blocked',
    changes: [
      {
        file: operations,
        from: `if (await claim(trx, nobodyKnows, tooLate)) return`,
        to: `if (!(await operationOf(trx, nobodyKnows.userId, requestId))) return`,
      },
    ],
    found: { test: outcomes },
  },
  {
    name: 'an executed act becomes refused',
    changes: [
      {
        file: operations,
        from: `  if (known.state !== 'begun') return { ...known, state: known.state };\n  await note`,
        to: `  await note`,
      },
    ],
    found: { test: outcomes },
  },
  {
    name: 'the order of a refused deposit stays pending',
    changes: [{ file: operations, from: `await undo?.(trx, known.answer);`, to: `` }],
    found: { test: 'sandbox/operator/money/lateCopies.test.ts' },
  },
  {
    name: 'copies of an act may differ in content',
    changes: [{ file: operations, from: ` || isOther(known.asked, act.asked)`, to: '' }],
    found: { test: 'sandbox/operator/money/deposits.test.ts' },
  },
  {
    name: 'a settled round pays out again',
    changes: [
      {
        file: wallet,
        from: `        if (round.coinAfterWin !== null && round.win !== amount) throw new WalletError('settled');\n        if (round.coinAfterWin !== null) return round.coinAfterWin;\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/games/games.test.ts' },
  },
  {
    name: 'a copy of a bet is refused for the limit that the bet has used up',
    changes: [
      {
        file: wallet,
        from: `      if (round.coinAfterBet !== null) throw new WalletError('alreadyTaken');\n`,
        to: '',
      },
      {
        file: wallet,
        from: `'wager', amount, time);\n`,
        to: `'wager', amount, time);\n      if (round.coinAfterBet !== null) throw new WalletError('alreadyTaken');\n`,
      },
    ],
    found: { test: 'sandbox/operator/games/repeatedBets.test.ts' },
  },
  {
    name: 'a provider that has forgotten a round draws it again',
    changes: [
      {
        file: 'sandbox/games/keyedRandom.ts',
        from: `    let count = 0;\n`,
        to: `    let count = Math.floor(Math.random() * range);\n`,
      },
    ],
    found: { test: 'sandbox/games/provider.test.ts' },
  },
  {
    name: 'a provider that has restarted leaves rounds open',
    changes: [
      {
        file: 'sandbox/games/provider.ts',
        from: `if (known || !launch) return known;`,
        to: `if (known || launch) return known;`,
      },
    ],
    found: { test: 'sandbox/games/restarts.test.ts' },
  },
  {
    name: 'a closed game goes on for its launch',
    changes: [
      {
        file: 'sandbox/operator/games/launches.ts',
        from: `    .where('launched', '=', true)\n    .where(isOpen(time))\n`,
        to: `    .where('launched', '=', true)\n`,
      },
    ],
    found: { test: 'sandbox/operator/games/games.test.ts' },
  },
  {
    name: 'staff can return the stake of a settled round',
    changes: [
      {
        file: 'sandbox/operator/games/returnedStakes.ts',
        from: `    if (round.coinAfterWin !== null) throw new Refusal(codes.alreadyDone, 'This round is settled');\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/qa/returnedStakes.test.ts' },
  },
  {
    name: 'a document’s picture is trusted to have the format it names',
    changes: [
      {
        file: 'sandbox/operator/http/checkPicture.ts',
        from: `  if (!size) throw bad(\`Not a picture of the format it names, \${format}\`);\n`,
        to: `  if (!size) return;\n`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/images.test.ts' },
  },
  {
    name: 'staff can pass an excluded person’s document',
    changes: [
      {
        file: 'sandbox/operator/kyc/decideCheck.ts',
        from: `  await checkNotExcluded(trx, row, userId, time);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/kyc/papers.test.ts' },
  },
  {
    name: 'a number that was just added receives the code of a withdrawal',
    changes: [
      {
        file: 'sandbox/operator/api/money/withdrawals.ts',
        from: `        await checkNotHeld(trx, userId, time);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/identity/newNumber.test.ts' },
  },
  {
    name: 'staff can pass a document that was verified for another, deleted account',
    changes: [
      {
        file: 'sandbox/operator/kyc/decideCheck.ts',
        from: `      if (await isOfAnother(trx, row, userId)) throw taken();\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/deletion/returns.test.ts' },
  },
  {
    name: 'forgiven turnover of a bonus comes back with the next win',
    changes: [
      {
        file: 'sandbox/operator/money/bonusMoney.ts',
        from: `  if (await owesBonusTurnover(trx, won.userId)) await release(trx, won.userId);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/money/turnover.test.ts' },
  },
  {
    name: 'a break ends the irrevocable part of an exclusion',
    changes: [
      {
        file: 'sandbox/operator/rg/exclusions.ts',
        from: `Math.max(requested.irrevocableUntil, before?.irrevocableUntil ?? 0)`,
        to: `requested.irrevocableUntil`,
      },
    ],
    found: { test: 'sandbox/operator/rg/exclusions.test.ts' },
  },
  {
    name: 'a late report overturns a withdrawal that has ended',
    changes: [
      { file: 'sandbox/operator/money/payouts.ts', from: `settled || endsAt <= time`, to: `settled && endsAt <= time` },
    ],
    found: { test: 'sandbox/operator/money/payoutsAtOnce.test.ts' },
  },
  {
    name: 'a player’s bets of before their inviter earn commission',
    changes: [
      {
        file: 'sandbox/operator/agents/days.ts',
        from: `    .whereRef('rounds.settledAt', '>=', 'users.pidAt')\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/agents/received.test.ts' },
  },
  {
    name: 'a person with day and month swapped has a second account',
    changes: [
      {
        file: 'sandbox/operator/kyc/matches.ts',
        from: `[person.birthday, swapped(person.birthday)].includes(other.birthday)`,
        to: `person.birthday === other.birthday`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/persons.test.ts' },
  },
  {
    name: 'mails are granted one by one, and lock accounts in any order',
    changes: [
      {
        file: 'sandbox/operator/rewards/grant.ts',
        from: `parts.toSorted((a, b) => turnOf(a.id, a.given) - turnOf(b.id, b.given))`,
        to: `parts`,
      },
    ],
    found: { test: 'sandbox/operator/api/account/mailAtOnce.test.ts' },
  },
  {
    name: 'a settled round is missing in the ranking',
    changes: [
      {
        file: 'sandbox/operator/games/rounds.ts',
        from: `  await addToScores(trx, { stayId: id, userId, bet, win, time });\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/rank/standings.long.test.ts' },
  },
  {
    name: 'a channel of offers that is left out is allowed',
    changes: [
      {
        file: 'sandbox/operator/api/account/rg.ts',
        from: `...(isGiven(push) && { push: Boolean(push) }),`,
        to: `push: Boolean(push),`,
      },
    ],
    found: { test: 'sandbox/operator/rg/playLimits.test.ts' },
  },
  {
    name: 'the open rounds of a removed game are never settled',
    changes: [{ file: 'sandbox/operator/games/rounds.ts', from: `.leftJoin('games'`, to: `.innerJoin('games'` }],
    found: { test: 'sandbox/operator/games/removedGames.test.ts' },
  },
];
