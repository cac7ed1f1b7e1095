import { sql } from 'kysely';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceAfter } from '#sandbox/ledger/ledger.ts';
import { lockHouse, nobody, post, type Side } from '#sandbox/ledger/transfer.ts';
import { houseTransfers, transferTypes } from '#sandbox/ledger/transferTypes.ts';
import { allTiers, sectionOf, tiers, type Tier } from './jackpotTiers.ts';

/** A stake's share is counted in this fraction of a hundredth until it is a whole one. */
const whole = 10_000;

const kindOf = ({ propId }: Tier) => `pool:${propId}`;
const house = (kind: string, amount: number): Side => ({ kind, userId: nobody, currency: 'coin', amount });

/** The amount in every tier's pool, by its prop. */
async function poolsOf(db: Db): Promise<Map<number, Money>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('kind', 'in', allTiers.map(kindOf))
    .execute();
  return new Map(rows.map(({ kind, balance }) => [Number(kind.slice('pool:'.length)), balance]));
}

interface Stake {
  /** The name of the settled round. */
  ref: string;
  /** Hundredths. */
  bet: number;
  time: number;
}

/**
 * Puts the tiers' shares of a stake into their pools. A full pool takes no more, and the shares wait until it is won.
 */
export async function feedPools(trx: Trx, { ref, bet, time }: Stake): Promise<void> {
  const waiting = await trx.selectFrom('jackpotPools').selectAll().orderBy('propId').forUpdate().execute();
  const pools = await poolsOf(trx);
  const owedTo = new Map(waiting.map(({ propId, owed }) => [propId, owed]));
  const fed = allTiers.map((tier) => {
    const { propId, most, share } = tier;
    const owed = owedTo.get(propId)! + bet * share;
    const due = Math.floor(owed / whole);
    const pool = pools.get(propId)!;
    const amount = Math.min(due, Math.max(0, most - pool));
    return { tier, amount, left: owed - amount * whole };
  });
  const left = fed.map(({ tier, left: owed }) => sql`when ${tier.propId}::integer then ${owed}::bigint`);
  await trx
    .updateTable('jackpotPools')
    .set({ owed: sql<number>`case prop_id ${sql.join(left, sql` `)} end` })
    .execute();
  const sides = fed.filter(({ amount }) => amount !== 0).map(({ tier, amount }) => house(kindOf(tier), amount));
  if (sides.length === 0) return;
  const total = sides.reduce((sum, { amount }) => sum + amount, 0);
  const transfer = { ref: `pools:${ref}`, type: houseTransfers.contribution, time };
  await post(trx, transfer, [house('games', 0 - total), ...sides]);
}

/**
 * Locks the pools of several tiers in the order in which stakes feed them. Before any is paid: each payment locks the
 * account that fills it again, too.
 */
export async function lockPools(trx: Trx, won: ReadonlySet<Tier>): Promise<void> {
  for (const tier of allTiers) if (won.has(tier)) await lockHouse(trx, kindOf(tier));
}

/** Pays a tier's whole pool to a player, and restarts the pool; returns the amount and the balance. */
export async function payPool(
  trx: Trx,
  tier: Tier,
  { ref, userId, time }: { ref: string; userId: number; time: number },
): Promise<{ amount: Money; coin: Money }> {
  const kind = kindOf(tier);
  const { balance: amount } = await trx
    .selectFrom('accounts')
    .select('balance')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const coin = await post(trx, { ref, type: transferTypes.jackpot.id, time }, [
    { kind: 'player', userId, currency: 'coin', amount },
    house(kind, 0 - amount),
  ]);
  if (coin === undefined) return { amount: await paidBy(trx, ref), coin: await balanceAfter(trx, ref, userId) };
  await post(trx, { ref: `seed:${ref}`, type: houseTransfers.seed, time }, [
    house(kind, tier.start),
    house('jackpots', 0 - tier.start),
  ]);
  return { amount, coin };
}

/** What an earlier payment with this `ref` paid. */
async function paidBy(trx: Trx, ref: string): Promise<Money> {
  const { amount } = await trx
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .select('entries.amount')
    .where('transfers.ref', '=', ref)
    .where('accounts.userId', '<>', nobody)
    .executeTakeFirstOrThrow();
  return amount;
}

/** The current amount of every tier, that is, of its pool. */
export async function jackpotStands(db: Db) {
  const pools = await poolsOf(db);
  const [mega, major, minor, mini] = [tiers.mega, tiers.major, tiers.minor, tiers.mini].map(({ propId }) =>
    pools.get(propId)!,
  ) as [Money, Money, Money, Money];
  return {
    total: hundredths(mega + major + minor + mini),
    megaJackpot: mega,
    majorJackpot: major,
    minorJackpot: minor,
    miniJackpot: mini,
    megaSection: sectionOf(tiers.mega),
    majorSection: sectionOf(tiers.major),
    minorSection: sectionOf(tiers.minor),
    miniSection: sectionOf(tiers.mini),
  };
}
