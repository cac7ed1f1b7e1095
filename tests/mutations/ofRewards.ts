import type { Mutation } from './mutation.ts';

const grants = 'sandbox/operator/rewards/grant.ts';
const origins = 'sandbox/operator/rewards/origin.test.ts';
const stocks = 'sandbox/operator/rewards/claims.test.ts';

/** Mutations of the rewards, sales and draws of the sandbox's operator, each planted alone. */
export const ofRewards: Mutation[] = [
  {
    name: 'a repeated grant gives bonus money again',
    changes: [{ file: grants, from: `  if (!isNew) return count;\n`, to: '' }],
    found: { test: 'sandbox/operator/rewards/grant.test.ts' },
  },
  {
    name: 'a prize from free tickets counts as own money',
    changes: [{ file: 'sandbox/operator/lottery/orders.ts', from: `coin > 0 ? 'coin' : 'lottery'`, to: `'coin'` }],
    found: { test: origins },
  },
  {
    name: 'goods are sold without a deposit',
    changes: [
      { file: 'sandbox/operator/api/shop/diamonds.ts', from: `        await checkTopUp(trx, userId);\n`, to: '' },
    ],
    found: { test: origins },
  },
  {
    name: 'bonus money held with a game maker is lost',
    changes: [
      {
        file: 'sandbox/operator/money/bonusMoney.ts',
        from: `  const held = await heldBy(db, userId);\n`,
        to: `  const held = inMainWallet(await heldBy(db, userId), await balanceOf(db, userId));\n`,
      },
    ],
    found: { test: origins },
  },
  {
    name: 'a bet counts towards a later turnover requirement',
    changes: [
      { file: 'sandbox/operator/money/turnover.ts', from: `.where('time', '<=', at).execute()`, to: `.execute()` },
    ],
    found: { test: 'sandbox/operator/money/turnover.test.ts' },
  },
  {
    name: 'a bet counts before its round is settled',
    changes: [
      {
        file: 'sandbox/operator/games/countedBets.ts',
        from: `    .where('rounds.settledAt', '>=', from)\n    .where('rounds.settledAt', '<', to);`,
        to: `    .where('rounds.at', '>=', from)\n    .where('rounds.at', '<', to);`,
      },
    ],
    found: { test: 'sandbox/operator/games/countedBets.test.ts' },
  },
  {
    name: 'a decision on a withdrawal is settled after its transaction',
    changes: [
      {
        file: 'sandbox/operator/money/payouts.ts',
        from: `    await settlePayout(trx, { orderNo, userId: owner.userId }, time);\n`,
        to: '',
      },
    ],
    found: { test: 'sandbox/operator/money/payoutsAtOnce.test.ts' },
  },
  {
    name: 'bonus money pays for goods',
    changes: [{ file: grants, from: ` - (await bonusMoneyOf(trx, userId)).bonusCoin`, to: '' }],
    found: { test: 'sandbox/operator/rewards/grant.test.ts' },
  },
  {
    name: 'a transfer debits one currency and credits another',
    changes: [{ file: 'sandbox/ledger/transfer.ts', from: `  checkSums(sides);\n`, to: '' }],
    found: { test: 'sandbox/ledger/ledger.test.ts' },
  },
  {
    name: 'a player’s diamonds go below zero',
    changes: [
      { file: 'sandbox/ledger/transfer.ts', from: `const mayOwe = `, to: `const mayOwe = currency === 'diamond' || ` },
      { file: 'sandbox/db/rewardTables.ts', from: `or balance >= 0)`, to: `or currency <> 'coin' or balance >= 0)` },
    ],
    found: { test: 'sandbox/operator/rewards/grant.test.ts' },
  },
  {
    name: 'a copy of a won draw is answered with another amount',
    changes: [
      {
        file: 'sandbox/operator/rewards/jackpotPools.ts',
        from: `  if (coin === undefined) return`,
        to: `  if (coin === undefined && amount < 0) return`,
      },
      {
        file: 'sandbox/operator/rewards/jackpotPools.ts',
        from: `return { amount, coin };`,
        to: `return { amount, coin: coin! };`,
      },
    ],
    found: { test: 'sandbox/operator/rewards/jackpotPools.test.ts' },
  },
  {
    name: 'a smaller win replaces a larger one',
    changes: [
      { file: 'sandbox/operator/jackpot/draws.ts', from: `    .where('count', '<', hundredths(count))\n`, to: '' },
    ],
    found: { test: 'sandbox/operator/jackpot/rank.test.ts' },
  },
  {
    name: 'a draw doesn’t use up its chance',
    changes: [
      {
        file: 'sandbox/operator/api/draws/wheel.ts',
        from: `await takeDrawChance(trx, userId, time);`,
        to: `'own' as const;`,
      },
    ],
    found: { test: 'sandbox/operator/api/draws/wheel.test.ts' },
  },
  {
    name: 'a draw whose page was left is forgotten',
    changes: [
      {
        file: 'src/features/rewards/jackpot/useDraw.ts',
        from: `else if (!(await highlight.land(cell))) return;`,
        to: `else if (!(await highlight.land(cell))) return forgetDraw();`,
      },
    ],
    found: { test: 'src/features/rewards/jackpot/useDraw.test.tsx' },
  },
  {
    name: 'a stock is checked before it is reduced instead of atomically',
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
    name: 'the last result of a table comes up slightly more often than stated',
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
    name: 'a cancelled round returns an excluded player’s bonus money as own money',
    changes: [
      {
        file: 'sandbox/operator/money/bonusMoney.ts',
        from: `regain(trx, back, back.bonusBet);`,
        to: `add(trx, back.userId, back.bonusBet).then(() => {});`,
      },
    ],
    found: { test: 'sandbox/operator/money/bonusMoney.test.ts' },
  },
  {
    name: 'a round of yesterday frees part of today’s limit',
    changes: [
      {
        file: 'sandbox/operator/rg/usage.ts',
        from: `.where('rounds.at', '>=', from)`,
        to: `.where(sql<boolean>\`coalesce(rounds.settled_at, rounds.at) >= \${from}\`)`,
      },
    ],
    found: { test: 'sandbox/operator/rg/playLimits.test.ts' },
  },
  {
    name: 'a bonus for a level is given to every level',
    changes: [
      {
        file: 'sandbox/operator/money/offers.ts',
        from: `(item?.minLevel ?? 0) > level ? 0 : (item?.bonus ?? 0)`,
        to: `item?.bonus ?? 0`,
      },
    ],
    found: { test: 'sandbox/operator/money/offers.test.ts' },
  },
  {
    name: 'a draw with a granted chance wins own money',
    changes: [
      { file: 'sandbox/operator/jackpot/drawChances.ts', from: `    return 'reward';\n`, to: `    return 'own';\n` },
    ],
    found: { test: 'sandbox/operator/api/draws/wheel.test.ts' },
  },
  {
    name: 'a granted chance to draw needs no deposit',
    changes: [
      {
        file: 'sandbox/operator/jackpot/drawChances.ts',
        from: `row?.num && (await depositedBy(db, userId)) > 0 ? row.num : 0`,
        to: `row?.num ?? 0`,
      },
    ],
    found: { test: 'sandbox/operator/api/draws/wheel.test.ts' },
  },
  {
    name: 'a coupon’s bonus goes to a deposit that no longer holds it',
    changes: [
      {
        file: 'sandbox/operator/money/coupons.ts',
        from: `coupons.where('orderNo', '=', orderNo).returning`,
        to: `coupons.returning`,
      },
    ],
    found: { test: 'sandbox/operator/money/bonusMoney.test.ts' },
  },
  {
    name: 'days booked late get the rate of the level at the booking',
    changes: [
      {
        file: 'sandbox/operator/agents/days.ts',
        from: `countMembers(trx, userId, endOf('day', day))`,
        to: `countMembers(trx, userId, Number.MAX_SAFE_INTEGER)`,
      },
    ],
    found: { test: 'sandbox/operator/agents/received.test.ts' },
  },
  {
    name: 'the chance of a day is earned by stakes of its week',
    changes: [
      {
        file: 'sandbox/operator/jackpot/drawChances.ts',
        from: `betSince(db, userId, today)`,
        to: `betSince(db, userId, startOf('week', time))`,
      },
    ],
    found: { test: 'sandbox/operator/api/draws/wheel.test.ts' },
  },
  {
    name: 'a reward for collected cards is own money',
    changes: [
      {
        file: 'sandbox/operator/api/shop/scratchCards.ts',
        from: `rewards: award.awards, money: 'reward'`,
        to: `rewards: award.awards, money: 'own'`,
      },
    ],
    found: { test: 'sandbox/operator/api/shop/scratchCards.test.ts' },
  },
];
