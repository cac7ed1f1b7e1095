import type { Mutation } from './mutation.ts';

const operations = 'sandbox/ledger/operations.ts';
const wallet = 'sandbox/operator/games/seamlessWallet.ts';
const outcomes = 'sandbox/ledger/operations.test.ts';

const grants = 'sandbox/operator/rewards/grant.ts';
const stocks = 'sandbox/operator/rewards/claims.test.ts';

/** Mutations of the sandbox's operator and its partners, each planted alone. */
export const ofTheOperator: Mutation[] = [
  {
    name: 'a grant gives bonus money again',
    changes: [{ file: grants, from: `  if (await isBooked(trx, ref)) return count;\n`, to: '' }],
    found: { test: 'sandbox/operator/rewards/grant.test.ts' },
  },
  {
    name: 'bonus money pays a price',
    changes: [{ file: grants, from: ` - (await bonusMoneyOf(trx, userId)).bonusCoin`, to: '' }],
    found: { test: 'sandbox/operator/rewards/grant.test.ts' },
  },
  {
    name: 'a transfer takes from one currency and gives another',
    changes: [{ file: 'sandbox/ledger/transfer.ts', from: `  checkSums(sides);\n`, to: '' }],
    found: { test: 'sandbox/ledger/ledger.test.ts' },
  },
  {
    name: 'a player owes diamonds',
    changes: [
      { file: 'sandbox/ledger/transfer.ts', from: `const mayOwe = `, to: `const mayOwe = currency === 'diamond' || ` },
      { file: 'sandbox/db/rewardTables.ts', from: `or balance >= 0)`, to: `or currency <> 'coin' or balance >= 0)` },
    ],
    found: { test: 'sandbox/operator/rewards/grant.test.ts' },
  },
  {
    name: 'a copy of a won draw is told of another amount',
    changes: [
      {
        file: 'sandbox/operator/jackpot/pool.ts',
        from: `  if (coin === undefined) return`,
        to: `  if (coin === undefined && amount < 0) return`,
      },
      {
        file: 'sandbox/operator/jackpot/pool.ts',
        from: `return { amount, coin };`,
        to: `return { amount, coin: coin! };`,
      },
    ],
    found: { test: 'sandbox/operator/jackpot/pool.test.ts' },
  },
  {
    name: 'a stock is looked at before it is taken from',
    changes: [
      {
        file: 'sandbox/operator/rewards/stock.ts',
        from: '        .where(sql<boolean>`takings.taken + ${num} <= ${most}`),\n',
        to: '',
      },
    ],
    found: { test: stocks },
  },
  {
    name: 'the last result of a table comes a little more often than it says',
    changes: [
      {
        file: 'sandbox/operator/draws/odds.ts',
        from: `let left = random(certainty);`,
        to: `let left = random(certainty - 2_000) + 2_000;`,
      },
    ],
    found: { test: 'sandbox/operator/draws/odds.test.ts' },
  },
  {
    name: 'a copy that comes too late is booked',
    changes: [{ file: operations, from: `if (known || !isLate(act)) return known ??`, to: `return known ??` }],
    found: { test: outcomes },
  },
  {
    name: 'an act that never came is only called refused',
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
    name: 'what is done becomes refused',
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
    name: 'the order of a refused deposit goes on waiting',
    changes: [{ file: operations, from: `await undo?.(trx, known.answer);`, to: `` }],
    found: { test: 'sandbox/operator/money/lateCopies.test.ts' },
  },
  {
    name: 'copies of an act may ask for something else',
    changes: [{ file: operations, from: ` || isOther(known.asked, act.asked)`, to: '' }],
    found: { test: 'sandbox/operator/money/deposits.test.ts' },
  },
  {
    name: 'a settled round is won again',
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
    name: 'a round is drawn anew by a provider that has forgotten it',
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
    name: 'the picture of a document is what it claims to be',
    changes: [
      {
        file: 'sandbox/operator/kyc/images.ts',
        from: `  if (!size) throw bad('image', \`Not a picture of the format it names, \${format}\`);\n`,
        to: `  if (!size) return;\n`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/images.test.ts' },
  },
  {
    name: 'the staff passes the document of somebody excluded',
    changes: [
      {
        file: 'sandbox/operator/kyc/checks.ts',
        from: `      await checkNotExcluded(trx, row, userId, time);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/kyc/papers.test.ts' },
  },
];
