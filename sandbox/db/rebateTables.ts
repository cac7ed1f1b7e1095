/** Migration: rebates of past days, and the record of rewards. */
export const rebateTables = [
  `alter table users add column rebated_until bigint not null default 0`,
  `create table rebates (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    day bigint not null,
    game_type_id integer not null,
    valid_bet bigint not null,
    rate integer not null,
    bonus bigint not null,
    due_at bigint not null,
    expires_at bigint not null,
    claimed_at bigint,
    unique (user_id, day, game_type_id)
  )`,
  `create table awards (
    id integer generated always as identity primary key,
    ref text not null unique,
    user_id integer not null references users (id),
    activity_type integer not null,
    rewards jsonb not null,
    time bigint not null,
    got boolean not null,
    expires_at bigint
  )`,
  `create index awards_of_user on awards (user_id, time)`,
] as const;
