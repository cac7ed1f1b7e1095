import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { withdrawn } from './journey.ts';
import { amounts } from './money.ts';
import type { Table } from './table.ts';

/** How many codes a player uses: to register, for the receiving account, and for the withdrawal. */
const codesOfOne = 3;
const { deposit, rounds, bet, win, coupon } = amounts;
const coinInTheEnd = deposit + rounds * (win - bet) + coupon - withdrawn;

/** Checks in the database that everything the players did has happened once. */
export async function checkTables({ db, findings: { expect } }: Table, userIds: readonly number[]): Promise<void> {
  const players = userIds.length;
  async function areThere(what: string, rows: { execute(): Promise<object[]> }, many = players) {
    const { length } = await rows.execute();
    expect(length === many, what, { found: length, many });
  }
  const mobiles = db.selectFrom('users').select('mobile').where('id', 'in', userIds).$narrowType<{ mobile: string }>();
  const usedCodes = db.selectFrom('codes').select('id').where('used', '=', true).where('tries', '=', 1);
  await areThere('each code was used once', usedCodes.where('mobile', 'in', mobiles), players * codesOfOne);
  const accountsOf = db.selectFrom('bankAccounts').select('id').where('userId', 'in', userIds);
  await areThere('one receiving account a player', accountsOf);
  const deposits = db.selectFrom('recharges').select('orderNo').where('userId', 'in', userIds);
  await areThere('one paid deposit a player', deposits.where('paidAt', 'is not', null));
  const payouts = db.selectFrom('withdrawals').select('orderNo').where('userId', 'in', userIds);
  await areThere('one withdrawal a player', payouts);
  await areThere('every withdrawal has ended', payouts.where('settled', '=', true));
  const ends = db.selectFrom('transfers').select('id').where('ref', 'like', 'end:W%');
  await areThere('one end of a withdrawal in the ledger', ends.where('orderNo', 'in', payouts));
  const orders = db.selectFrom('lotteryOrders').where('userId', 'in', userIds);
  await areThere('one lottery entry a player', orders.select('id'));
  const drawn = db.selectFrom('lotteryRounds').select('id').where('id', 'in', orders.select('roundId'));
  await areThere('one draw of the round', drawn.where('numbers', 'is not', null), 1);
  const letters = db.selectFrom('mails').select('id').where('ref', 'like', 'payout:%');
  await areThere('one mail about a withdrawal a player', letters.where('userId', 'in', userIds));
  const begun = db.selectFrom('operations').select('requestId').where('state', '=', 'begun');
  await areThere('no act is left half done', begun, 0);
  const sides = db.selectFrom('entries').innerJoin('accounts', 'accounts.id', 'accountId').select('transferId');
  const uneven = sides.groupBy(['transferId', 'currency']).having(({ fn }) => fn.sum('amount'), '<>', 0);
  await areThere('the sides of every transfer sum to zero', uneven, 0);
  const accounts = await ledgerAccounts({ db });
  const wrong = accounts.filter(({ balance, sum }) => balance !== sum);
  expect(wrong.length === 0, 'every balance is the sum of its entries', wrong);
  const coins = accounts.filter(
    ({ userId, kind, currency }) => userIds.includes(userId) && kind === 'player' && currency === 'coin',
  );
  const others = coins.filter(({ balance }) => balance !== coinInTheEnd);
  expect(
    coins.length === players && others.length === 0,
    'every player has what the visit leaves, to the centavo',
    others,
  );
}

/** Checks that each player was sent each of these messages once, by the paths that a push service received. */
export async function checkPushes(
  { db, findings: { expect } }: Table,
  userIds: readonly number[],
  paths: readonly string[],
) {
  const noted = await db.selectFrom('pushMessages').select(['userId', 'kind']).where('userId', 'in', userIds).execute();
  for (const userId of userIds) {
    const kinds = noted.filter((each) => each.userId === userId).map(({ kind }) => kind);
    const sent = paths.filter((path) => path === `/${userId}`).length;
    expect(kinds.toSorted().join() === 'draw,paid' && sent === kinds.length, 'one message of each occasion a player', {
      kinds,
      sent,
    });
  }
}
