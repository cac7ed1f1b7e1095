import { awards } from '../operator/jackpot/awards.ts';

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

/**
 * Migration: chances to draw that were granted, an index for a player's record, and the wheel in settings that lack
 * it.
 */
export const wheelTables = [
  `create table draw_chances (
    user_id integer primary key references users (id),
    num integer not null,
    constraint never_below_none check (num >= 0)
  )`,
  `create index jackpot_draws_of_user on jackpot_draws (user_id, time)`,
  `update settings set value = jsonb_set(value, '{jackpotAwardConfigs}', '${JSON.stringify(awards)}')
    where name = 'config' and value->'jackpotAwardConfigs' is null`,
] as const;
