import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { codeTypes } from '../../worker/contract/loginKinds.ts';
import { rechargeStates } from '../../worker/contract/limits.ts';
import { sandboxCode } from './codes.ts';
import type { MoneyTrial } from './moneyTrial.ts';
import { type payoutEnds, usualRules } from './rules.ts';
import type { Said } from './trial.ts';

const minute = 60_000;

/** How many players there are; every one has a limit of deposits and of losses by the day, hundredths. */
const crowd = 3;
const opening = 60_000;
export const own = { deposit: 50_000, loss: 20_000 };

type Deed =
  | { do: 'deposit'; who: number; amount: number; paid: boolean }
  | { do: 'bet'; who: number; amount: number; won: number | null }
  | { do: 'withdraw'; who: number; amount: number; end: keyof typeof payoutEnds }
  | { do: 'tighten'; who: number; kind: keyof typeof own; by: number }
  | { do: 'exclude'; who: number; months: number };

const who = fc.nat({ max: crowd - 1 });
const pesos = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount * 100);

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deposit'), who, amount: pesos(200, 400), paid: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('bet'), who, amount: pesos(10, 90), won: fc.option(pesos(0, 120)) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('withdraw'),
      who,
      amount: pesos(100, 300),
      end: fc.constantFrom('paid', 'refused', 'returned'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('tighten'),
      who,
      kind: fc.constantFrom('deposit', 'loss'),
      by: pesos(0, 50),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exclude'), who, months: fc.constantFrom(6, 12, 60) }) },
) as fc.Arbitrary<Deed>;

/** Waves of deeds: those of one wave happen at once. */
export const waves = fc.array(fc.array(deed, { minLength: 3, maxLength: 9 }), { minLength: 2, maxLength: 5 });

interface Player {
  userId: number;
  token: string;
  accountId: number;
  session: string;
  excluded: boolean;
}

async function join(trial: MoneyTrial): Promise<Player> {
  const player = await trial.known(opening);
  for (const [kind, value] of Object.entries(own))
    await trial.act('selfLimitSet', { kind, period: 'day', value }, player.token);
  const { session } = await trial.sit(player.token);
  return { ...player, session, excluded: false };
}

/** Has the storm happen to new players, and answers them with what went wrong on the way. */
export async function storm(trial: MoneyTrial, all: Deed[][]) {
  const players: Player[] = [];
  for (let each = 0; each < crowd; each++) players.push(await join(trial));
  const wrongs: string[] = [];
  const noErrors = (said: Said) => {
    if (said.errcode === 500) wrongs.push('the operator broke');
    return said;
  };

  async function happen(it: Deed): Promise<void> {
    const player = players[it.who]!;
    const { token, session, accountId } = player;
    const wasExcluded = player.excluded;
    if (it.do === 'deposit') {
      const { errcode, orderNo } = noErrors(await trial.order(token, it.amount));
      if (errcode === 0 && wasExcluded) wrongs.push('a deposit after the exclusion');
      if (errcode === 0) await trial.pay(orderNo, it.amount, it.paid ? 'paid' : 'failed');
    } else if (it.do === 'bet') {
      const round = { session, roundId: randomUUID() };
      const taken = await trial.wallet.bet({ ...round, amount: it.amount }).then(
        () => true,
        ({ name }: Error) => {
          if (name !== 'WalletError') wrongs.push(`the purse broke: ${name}`);
          return false;
        },
      );
      if (taken && wasExcluded) wrongs.push('a bet after the exclusion');
      if (taken)
        await (it.won === null ? trial.wallet.rollback(round) : trial.wallet.win({ ...round, amount: it.won }));
    } else if (it.do === 'withdraw') {
      trial.operator.rule({ payout: { ...usualRules.payout, end: it.end } });
      const body = { amount: it.amount, name: 'gcash', accountId, smsCode: sandboxCode };
      await sendCode(trial, player.userId);
      noErrors(await trial.act('exchange', body, token));
    } else if (it.do === 'tighten') {
      const value = own[it.kind] - it.by;
      noErrors(await trial.act('selfLimitSet', { kind: it.kind, period: 'day', value }, token));
    } else {
      noErrors(await trial.act('selfExclude', { type: 2, months: it.months }, token));
      player.excluded = true;
    }
  }

  for (const wave of all) {
    await Promise.all(wave.map(happen));
    trial.clock.time += minute;
    await Promise.all(players.map(({ token }) => trial.call('getExchange', {}, token)));
  }
  return { players, wrongs };
}

/** A code without the wait between two. */
async function sendCode({ db, clock }: MoneyTrial, userId: number) {
  const { mobile } = await db.selectFrom('users').select('mobile').where('id', '=', userId).executeTakeFirstOrThrow();
  const times = { sentAt: clock.time, expiresAt: clock.time + minute };
  await db
    .insertInto('codes')
    .values({ mobile: mobile!, type: codeTypes.withdraw, code: sandboxCode, ...times })
    .execute();
}

/** What every purse says it has, and what its entries sum to. */
export async function pursesOf({ db }: MoneyTrial) {
  const { rows } = await sql<{ userId: number; balance: number; sum: string }>`
    select accounts.user_id as "userId", accounts.balance, coalesce(sum(entries.amount), 0) as sum
    from accounts left join entries on entries.account_id = accounts.id
    group by accounts.id`.execute(db);
  return rows.map(({ userId, balance, sum }) => ({ userId, balance, sum: Number(sum) }));
}

/** The most that a player had deposited, or may yet have, and had lost, when the storm was over; hundredths. */
export async function usedBy({ db }: MoneyTrial, userId: number) {
  const deposits = await db.selectFrom('recharges').selectAll().where('userId', '=', userId).execute();
  const paid = deposits.filter(({ status }) => status === rechargeStates.paid);
  const rounds = await db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .select(['rounds.bet', 'rounds.win', 'coinAfterRollback'])
    .where('stays.userId', '=', userId)
    .where('coinAfterBet', 'is not', null)
    .execute();
  const lost = rounds.map(({ bet, win, coinAfterRollback }) => (coinAfterRollback === null ? bet - (win ?? 0) : 0));
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  return { deposit: sum(paid.map(({ amount }) => amount)), loss: sum(lost) };
}
