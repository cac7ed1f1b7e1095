/** Migration: rounds of the invite spin, their spins, and taps on sharing it. */
export const spinTables = [
  `create table invite_rounds (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    begun_at bigint not null,
    ends_at bigint not null,
    target bigint not null,
    exchanged_at bigint
  )`,
  `create index invite_rounds_of_user on invite_rounds (user_id, id)`,
  `create table invite_spins (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    round_id integer not null references invite_rounds (id),
    cell_id integer not null,
    prop_id integer not null,
    count bigint not null,
    time bigint not null
  )`,
  `create index invite_spins_of_user on invite_spins (user_id, id)`,
  `create index invite_spins_of_round on invite_spins (round_id)`,
  `create table invite_taps (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    via text not null,
    time bigint not null
  )`,
  `create index users_by_inviter on users (pid) where pid <> 0`,
] as const;

/** Migration: one tap on sharing of a player, by a channel, on a day in Manila. */
export const tapTables = [
  `delete from invite_taps as later using invite_taps as earlier
    where earlier.user_id = later.user_id and earlier.via = later.via and earlier.id < later.id
    and (earlier.time + 28800000) / 86400000 = (later.time + 28800000) / 86400000`,
  `create unique index invite_taps_of_day on invite_taps (user_id, via, ((time + 28800000) / 86400000))`,
] as const;
