/** Migration: jackpot draws, the ledger account they are paid from, and an index of rounds for the jackpot's growth. */
export const jackpotTables = [
  `insert into accounts (kind, user_id) values ('jackpots', 0) on conflict do nothing`,
  `create table jackpot_draws (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    prop_id integer not null,
    type integer not null,
    count bigint not null,
    time bigint not null
  )`,
  `create index jackpot_draws_by_time on jackpot_draws (time)`,
  `create index rounds_by_time on rounds (at)`,
] as const;
