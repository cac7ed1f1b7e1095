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

/**
 * Migration: which draw is a player's best win of money, with an index by place. In figures, since a released migration
 * stays as it is: 2001 are coins, 50000 to 50005 jackpots.
 */
export const bestWinTables = [
  `alter table jackpot_draws add column best boolean not null default false`,
  `update jackpot_draws set best = true where id in (
    select distinct on (user_id) id from jackpot_draws
    where prop_id = 2001 or prop_id between 50000 and 50005
    order by user_id, count desc, time, id
  )`,
  `create unique index one_best_draw on jackpot_draws (user_id) where best`,
  `create index jackpot_draws_by_place on jackpot_draws (count desc, time, id) where best`,
] as const;
