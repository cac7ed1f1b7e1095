import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { withdrawn } from './journey.ts';
import { amounts } from './money.ts';
import type { Table } from './table.ts';

/** How many codes a player uses: to register, for the receiving account, and for the withdrawal. */
const codesOfOne = 3;
const { deposit, rounds, bet, win, coupon } = amounts;
const coinInTheEnd = deposit + rounds * (win - bet) + coupon - withdrawn;

const countOf = async (db: Db, query: ReturnType<typeof sql<{ many: number | string }>>) =>
  Number((await query.execute(db)).rows[0]!.many);

/** Checks in the database that everything the players did has happened once. */
export async function checkTables({ db, findings: { expect } }: Table, userIds: readonly number[]): Promise<void> {
  const players = userIds.length;
  const ours = sql`(${sql.join(userIds)})`;
  const isOne = async (what: string, query: ReturnType<typeof sql<{ many: number | string }>>, many = players) => {
    const found = await countOf(db, query);
    expect(found === many, what, { found, many });
  };
  await isOne(
    'each code was used once',
    sql`select count(*) as many from codes where used and tries = 1 and mobile in (select mobile from users where id in ${ours})`,
    players * codesOfOne,
  );
  await isOne(
    'one receiving account a player',
    sql`select count(*) as many from bank_accounts where user_id in ${ours}`,
  );
  await isOne(
    'one paid deposit a player',
    sql`select count(*) as many from recharges where paid_at is not null and user_id in ${ours}`,
  );
  await isOne(
    'one withdrawal a player, which has ended',
    sql`select count(*) as many from withdrawals where settled and user_id in ${ours}`,
  );
  await isOne(
    'one end of a withdrawal in the ledger',
    sql`select count(*) as many from transfers where ref like 'end:W%' and order_no in (select order_no from withdrawals where user_id in ${ours})`,
  );
  await isOne('one lottery entry a player', sql`select count(*) as many from lottery_orders where user_id in ${ours}`);
  await isOne(
    'one draw of the round',
    sql`select count(*) as many from lottery_rounds where numbers is not null and id in (select round_id from lottery_orders where user_id in ${ours})`,
    1,
  );
  await isOne(
    'one mail about a withdrawal a player',
    sql`select count(*) as many from mails where ref like 'payout:%' and user_id in ${ours}`,
  );
  await isOne('no act is left half done', sql`select count(*) as many from operations where state = 'begun'`, 0);
  await isOne(
    'the sides of every transfer sum to zero',
    sql`select count(*) as many from (select 1 from entries join accounts on accounts.id = account_id group by transfer_id, currency having sum(amount) <> 0) as uneven`,
    0,
  );
  const accounts = await ledgerAccounts({ db });
  const uneven = accounts.filter(({ balance, sum }) => balance !== sum);
  expect(uneven.length === 0, 'every balance is the sum of its entries', uneven);
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
