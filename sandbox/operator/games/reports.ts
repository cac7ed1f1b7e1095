import { sql } from 'kysely';
import type { Bet } from '#contract/endpoints/bets.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { pageOf, type Paging } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { Span } from '#sandbox/ledger/records.ts';
import { withdrawnBetween } from '../rg/usage.ts';

const states = { open: 0, settled: 1, returned: 2 } as const;

/** A filter for rounds: by game type or maker, and by period. */
export interface Rounds extends Span {
  gameTypeId?: number | null | undefined;
  brandId?: number | null | undefined;
}

/** Query for a player's rounds that have a bet. */
function roundsOf(db: Db, userId: number, { gameTypeId, brandId, startTime, endTime }: Rounds) {
  let rounds = db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .innerJoin('games', 'games.id', 'stays.gameId')
    .where('stays.userId', '=', userId)
    .where('rounds.coinAfterBet', 'is not', null);
  if (gameTypeId) rounds = rounds.where('games.gameTypeId', '=', gameTypeId);
  if (brandId) rounds = rounds.where('games.brandId', '=', brandId);
  if (startTime) rounds = rounds.where('rounds.at', '>=', startTime);
  if (endTime) rounds = rounds.where('rounds.at', '<=', endTime);
  return rounds;
}

/** SQL condition for rounds whose stake is spent or in play: not rolled back. */
const counts = sql`rounds.coin_after_rollback is null`;
const spent = sql`case when ${counts} then rounds.bet else 0 end`;
/** A valid bet is one that counts, of a settled round. */
const valid = sql`case when rounds.settled_at is not null then rounds.bet else 0 end`;
const won = sql`coalesce(rounds.win, 0)`;

type Sum = number | string;
const sums = [
  sql<Sum>`count(*) filter (where ${counts})`.as('betCount'),
  sql<Sum>`coalesce(sum(rounds.bet), 0)`.as('bet'),
  sql<Sum>`coalesce(sum(${valid}), 0)`.as('validBet'),
  sql<Sum>`coalesce(sum(${spent}), 0)`.as('spent'),
  sql<Sum>`coalesce(sum(${won}), 0)`.as('win'),
];

type Sums = Record<'betCount' | 'bet' | 'validBet' | 'spent' | 'win', Sum>;

function figures({ betCount, bet, validBet, spent: stakes, win }: Sums) {
  return {
    betCount: Number(betCount),
    bet: hundredths(Number(bet)),
    validBet: hundredths(Number(validBet)),
    win: hundredths(Number(win)),
    profit: hundredths(Number(win) - Number(stakes)),
  };
}

/**
 * A player's rounds, latest first, with totals over all pages; a round is open until its maker has settled it. The
 * profit treats the stake of an open round as lost, and so never looks better than it may end.
 */
export async function betRecord(db: Db, userId: number, { pageNum, pageSize, ...which }: Rounds & Paging) {
  const rounds = roundsOf(db, userId, which);
  const page = await pageOf(
    rounds
      .select([
        'rounds.stayId',
        'rounds.roundId',
        'rounds.at as time',
        'rounds.bet',
        'rounds.win',
        'rounds.coinAfterRollback',
        'games.id as gameId',
        'games.name as gameName',
        'games.gameTypeId',
        'games.brandId',
      ])
      .orderBy('rounds.at', 'desc')
      .orderBy('rounds.roundId'),
    { pageNum, pageSize },
  );
  const list = page.list.map(({ stayId, coinAfterRollback, win, bet, ...round }): Bet => {
    const returned = coinAfterRollback !== null;
    const got = win ?? hundredths(0);
    const status = returned ? states.returned : win === null ? states.open : states.settled;
    const validBet = hundredths(status === states.settled ? bet : 0);
    const profit = hundredths(got - (returned ? 0 : bet));
    const id = `${stayId}:${round.roundId}`;
    return { ...round, id, bet, validBet, win: got, profit, status };
  });
  const { bet, win, profit } = figures(await rounds.select(sums).executeTakeFirstOrThrow());
  return { ...page, list, sum: { bet, win, profit } };
}

/** A player's bets in a period, grouped by day in Manila or by game type, with the deposits and withdrawals of the period, and the all-time net deposit. */
export async function betReport(
  db: Db,
  userId: number,
  { startTime, endTime, groupBy }: { startTime: number; endTime: number; groupBy: 'day' | 'gameType' },
) {
  const rounds = roundsOf(db, userId, { startTime, endTime });
  const day = sql<string>`to_char(to_timestamp(rounds.at / 1000) at time zone 'Asia/Manila', 'YYYY-MM-DD')`;
  const lines =
    groupBy === 'day'
      ? await rounds
          .select([day.as('key'), ...sums])
          .groupBy('key')
          .orderBy('key', 'desc')
          .execute()
      : await rounds
          .innerJoin('gameTypes', 'gameTypes.id', 'games.gameTypeId')
          .select([sql<string>`game_types.id::text`.as('key'), 'gameTypes.name', ...sums])
          .groupBy(['gameTypes.id', 'gameTypes.name'])
          .orderBy('gameTypes.sort')
          .groupBy('gameTypes.sort')
          .execute();
  const [deposit, withdraw] = [
    await paidIn(db, userId, startTime, endTime),
    await withdrawnBetween(db, userId, startTime, endTime),
  ];
  return {
    list: lines.map((line) => ({
      key: line.key,
      ...('name' in line && { name: String(line.name) }),
      ...figures(line),
    })),
    total: figures(await rounds.select(sums).executeTakeFirstOrThrow()),
    deposit: hundredths(deposit),
    withdraw,
    netDeposit: hundredths(deposit - withdraw),
    lifetimeNetDeposit: await lifetimeNetDeposit(db, userId),
  };
}

async function paidIn(db: Db, userId: number, from: number, to: number): Promise<number> {
  const { total } = await db
    .selectFrom('recharges')
    .select(sql<Sum>`coalesce(sum(amount), 0)`.as('total'))
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.paid)
    .where('paidAt', '>=', from)
    .where('paidAt', '<=', to)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A player's all-time deposits minus withdrawals, in hundredths; negative when more was withdrawn than deposited. */
export async function lifetimeNetDeposit(db: Db, userId: number) {
  const paid = await paidIn(db, userId, 0, Number.MAX_SAFE_INTEGER);
  return hundredths(paid - (await withdrawnBetween(db, userId)));
}
