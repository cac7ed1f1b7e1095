import { kycStates } from '#contract/kyc.ts';
import { accountStates } from '#contract/payouts.ts';
import { pesos } from '../../hundredths.ts';
import { move } from '../../ledger/ledger.ts';
import { maskedNo } from '../../operator/money/accountBook.ts';
import { giveCoupon } from '../../operator/money/coupons.ts';
import { leaveAtMaker } from '../../operator/money/makerWallets.ts';
import { bookDraw } from '../../operator/jackpot/draws.ts';
import { placePayout, settlePayout } from '../../operator/money/payouts.ts';
import { roundOf, tallyBet, tallyWin, update } from '../../operator/games/rounds.ts';
import { usualStaffRules } from '../../operator/context/staffRules.ts';
import { payDeposit } from '../paidDeposit.ts';
import type { Trx } from '../tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The player of the demo history. */
const person = { realName: 'Juan Dela Cruz', birthday: '1990-06-12' };
const home = {
  region: 'NCR',
  province: 'Metro Manila',
  city: 'Quezon City',
  barangay: 'Loyola Heights',
  address: '12 Katipunan Ave',
  zip: '1108',
};

const receiving = [
  { bankId: 1, name: 'gcash', accountNo: '09170000088', isDefault: true },
  { bankId: 12, name: 'bank', accountNo: '001234567890', isDefault: false },
];

/** Deposits in pesos: how many days ago, and the bonus. */
const deposits = [
  { ago: 20, amount: 500, bonus: 25 },
  { ago: 9, amount: 1_000, bonus: 60 },
  { ago: 3, amount: 200, bonus: 0 },
];

/** Play sessions: how many days ago, and the win of each round of a hundred pesos. */
const evenings = [
  { ago: 19, gameId: 1001, wins: [0, 150, 0, 80, 200, 0, 0, 120, 90, 260] },
  { ago: 8, gameId: 1004, wins: [0, 0, 300, 0, 100, 50, 0, 0, 180, 220, 0, 90] },
  { ago: 2, gameId: 1007, wins: [120, 0, 0, 400, 0, 60, 0, 0, 140, 80] },
];
const stake = 100;

/** Withdrawals in pesos: how many days ago, and how they ended. */
const withdrawals = [
  { ago: 7, amount: 600, end: 'paid' },
  { ago: 1, amount: 300, end: 'refused' },
] as const;

/**
 * Jackpot draws, in pesos: how many days ago, an hour after play, and the win; for the Mini tier its pool at that
 * time.
 */
const draws = [
  { ago: 6, propId: 50_004, amount: 502.2 },
  { ago: 2, propId: 2001, amount: 20 },
] as const;

/** Balances at two game makers, in pesos. */
const makerBalances = [
  { brandId: 3, amount: 120 },
  { brandId: 5, amount: 35.5 },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Points and diamonds granted: how many days ago. */
const gifts = [
  { ago: 7, currency: 'points', amount: 600 },
  { ago: 7, currency: 'diamond', amount: 3_200 },
] as const;

/** Net change of the demo player's balance over the history; hundredths. */
export const historyNet = pesos(
  sum(deposits.map(({ amount, bonus }) => amount + bonus)) +
    sum(evenings.map(({ wins }) => sum(wins) - wins.length * stake)) +
    sum(draws.map(({ amount }) => amount)) -
    sum(withdrawals.map(({ amount, end }) => (end === 'paid' ? amount : 0))) -
    sum(makerBalances.map(({ amount }) => amount)),
);

/** Seeds three weeks of history for a player up to a time: a verified identity, receiving accounts, deposits, play, withdrawals and coupons. */
export async function seedHistory(trx: Trx, userId: number, now: number) {
  await introduce(trx, userId, now);
  const chapters = [
    ...deposits.map((each) => ({
      ago: each.ago,
      tell: (time: number) =>
        payDeposit(trx, {
          userId,
          amount: pesos(each.amount),
          bonus: pesos(each.bonus),
          orderedAt: time,
          paidAt: time + minute,
        }),
    })),
    ...evenings.map((each) => ({ ago: each.ago, tell: (time: number) => play(trx, userId, each, time) })),
    ...draws.map(({ ago, amount, ...drawn }) => ({
      ago,
      tell: (time: number) =>
        bookDraw(trx, { ...drawn, money: 'own', userId, count: pesos(amount), time: time + 60 * minute }),
    })),
    ...withdrawals.map((each) => ({ ago: each.ago, tell: (time: number) => withdraw(trx, userId, each, time) })),
    ...gifts.map(({ ago, ...gift }) => ({
      ago,
      tell: (time: number) => move(trx, { ...gift, ref: `story:${gift.currency}`, userId, type: 'reward', time }),
    })),
  ];
  for (const { ago, tell } of chapters.toSorted((a, b) => b.ago - a.ago)) await tell(now - ago * day);
  for (const { brandId, amount } of makerBalances)
    await leaveAtMaker(trx, { ref: `story:${brandId}`, userId, brandId, amount: pesos(amount), time: now - day / 2 });
  const expiresAt = now + 30 * day;
  await giveCoupon(trx, { userId, propId: 1001, value: 500, most: pesos(500), minAmount: pesos(500), expiresAt });
  await giveCoupon(trx, { userId, propId: 1201, value: pesos(50), minAmount: pesos(1_000), expiresAt });
  await giveCoupon(trx, { userId, propId: 1301, value: pesos(20), minAmount: 0, expiresAt });
}

async function introduce(trx: Trx, userId: number, now: number) {
  const time = now - 30 * day;
  const check = { idType: 'passport', idNo: 'P1234567A', expiry: '2031-05-01', verdict: kycStates.passed } as const;
  await trx
    .insertInto('kycChecks')
    .values({
      ...check,
      ...person,
      userId,
      address: JSON.stringify(home),
      submittedAt: time,
      decidedAt: time + minute,
      fields: '[]',
    })
    .execute();
  const unsaid = { gender: null, email: null, nationality: null, occupation: null, sourceOfFunds: null };
  await trx
    .insertInto('userOthers')
    .values({ userId, ...unsaid, ...person, ...home })
    .execute();
  const common = { userId, accountName: person.realName, branch: '', status: accountStates.good, createdAt: time };
  await trx
    .insertInto('bankAccounts')
    .values(receiving.map((each) => ({ ...each, ...common })))
    .execute();
}

async function play(trx: Trx, userId: number, { gameId, wins }: { gameId: number; wins: number[] }, time: number) {
  const id = `story-${gameId}`;
  const end = time + wins.length * minute;
  const times = { launchExpires: time, openedAt: time, closedAt: end };
  await trx
    .insertInto('stays')
    .values({ id, userId, gameId, demo: false, launchHash: id, launched: true, ...times })
    .execute();
  const { name: remark } = await trx
    .selectFrom('games')
    .select('name')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  for (const [place, won] of wins.entries()) {
    const at = time + place * minute;
    const roundId = String(place + 1);
    const common = { userId, time: at, remark };
    const bet = pesos(stake);
    await roundOf(trx, { id, userId }, roundId, at, bet);
    const coinAfterBet = await move(trx, { ...common, ref: `bet:${id}:${roundId}`, type: 'bet', amount: 0 - bet });
    const tallied = await tallyBet(trx, { id, userId }, { bet }, at);
    await update(trx, id, roundId, { coinAfterBet, ...tallied });
    const win = pesos(won);
    const coinAfterWin =
      win > 0 ? await move(trx, { ...common, ref: `win:${id}:${roundId}`, type: 'win', amount: win }) : coinAfterBet;
    await tallyWin(trx, { id, userId }, { roundId, bet, at, ...tallied }, win, at);
    await update(trx, id, roundId, { win, coinAfterWin, settledAt: at });
  }
}

async function withdraw(
  trx: Trx,
  userId: number,
  { amount, end }: { amount: number; end: 'paid' | 'refused' },
  time: number,
) {
  const { id, name, accountNo } = await trx
    .selectFrom('bankAccounts')
    .select(['id', 'name', 'accountNo'])
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .executeTakeFirstOrThrow();
  const rules = { ...usualStaffRules, payout: { ...usualStaffRules.payout, end } };
  const account = { id, name, masked: maskedNo(accountNo) };
  const { orderNo } = await placePayout(trx, { userId, account, amount: pesos(amount), fee: 0, time }, rules);
  const { sendAfter, endAfter } = rules.payout;
  await settlePayout(trx, { orderNo, userId }, time + (end === 'refused' ? sendAfter : endAfter));
}
