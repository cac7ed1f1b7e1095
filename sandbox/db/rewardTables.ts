/** The tiers as they were when their pools became accounts: prop, start, cap, and share of stakes in 1/10000. */
const tiers = [
  [50_001, 10_000_000, 50_000_000, 40],
  [50_002, 1_000_000, 5_000_000, 30],
  [50_003, 200_000, 1_000_000, 20],
  [50_004, 50_000, 200_000, 10],
] as const;

/** Stakes that count for a tier since it was last won, in 1/10000 of a hundredth. */
const grown = (propId: number, share: number) => `coalesce((
    select sum(bet) from rounds where coin_after_bet is not null and coin_after_rollback is null and at > coalesce((
      select max(time) from jackpot_draws where type = 2 and prop_id = ${propId}), 0)), 0) * ${share}`;

/** Funds a tier's pool with its current amount, from the account that jackpots were paid from. */
const openPool = ([propId, start, most, share]: (typeof tiers)[number]) => [
  `insert into jackpot_pools (prop_id, owed) select ${propId}, mod(${grown(propId, share)}, 10000)`,
  `insert into accounts (kind, user_id, balance)
    select 'pool:${propId}', 0, least(${most}, ${start} + div(${grown(propId, share)}, 10000))`,
  `update accounts set balance = accounts.balance - pool.balance from accounts as pool
    where accounts.kind = 'jackpots' and pool.kind = 'pool:${propId}'`,
  `insert into transfers (ref, type, time) values ('seed:pool:${propId}', 19, 0)`,
  `insert into entries (transfer_id, account_id, amount, balance)
    select transfers.id, accounts.id, pool.balance * case accounts.kind when 'jackpots' then -1 else 1 end, accounts.balance
    from transfers, accounts, accounts as pool
    where transfers.ref = 'seed:pool:${propId}' and pool.kind = 'pool:${propId}'
      and accounts.kind in ('jackpots', 'pool:${propId}')`,
];

/**
 * Migration: the ledger counts several currencies; jackpot pools are accounts; claims, stocks, and one-time coupons.
 */
export const rewardTables = [
  `alter table accounts add column currency text not null default 'coin'`,
  `alter table accounts drop constraint accounts_kind_user_id_key`,
  `alter table accounts add constraint one_account_of_a_kind unique (user_id, kind, currency)`,
  `alter table accounts drop constraint never_negative`,
  `alter table accounts add constraint never_negative
    check ((user_id = 0 and kind not like 'pool:%') or balance >= 0)`,
  `create table jackpot_pools (prop_id integer primary key, owed bigint not null default 0)`,
  ...tiers.flatMap(openPool),
  `create table claims (
    user_id integer not null references users (id),
    name text not null,
    time bigint not null,
    primary key (user_id, name)
  )`,
  `create table takings (name text not null, user_id integer not null, taken bigint not null, primary key (name, user_id))`,
  `alter table coupons add column ref text unique`,
] as const;
