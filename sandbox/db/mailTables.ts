/** Migration: mail to players. */
export const mailTables = [
  `create table mails (
    id integer generated always as identity primary key,
    ref text not null unique,
    user_id integer not null references users (id),
    type integer not null,
    title text not null,
    content text not null,
    awards jsonb not null,
    time bigint not null,
    expires_at bigint,
    read_at bigint,
    deleted boolean not null default false
  )`,
  `create index mails_of_user on mails (user_id, time)`,
] as const;
