/** Migration: the devices of players and sessions, and who asked for a one-time code. */
export const accountTables = [
  `alter table tokens add column device_id text not null default ''`,
  `create table devices (
    user_id integer not null references users (id),
    device_id text not null,
    seen_at bigint not null,
    primary key (user_id, device_id)
  )`,
  `create index devices_by_id on devices (device_id)`,
  `alter table codes add column asker text not null default ''`,
  `alter table codes add column own boolean not null default false`,
  `alter table codes add column address text not null default ''`,
  `create index codes_by_time on codes (sent_at)`,
] as const;

/** Migration: what proves a change of a log-in method, and the notices about it. */
export const loginMethodTables = [
  `alter table tokens add column proven_by text not null default ''`,
  `alter table tokens add column proven_at bigint not null default 0`,
  `alter table users add column mobile_bound_at bigint not null default 0`,
  `create table sms_notices (
    id integer generated always as identity primary key,
    mobile text not null,
    text text not null,
    sent_at bigint not null
  )`,
] as const;
